import { fingerprint, totalIn } from "./fingerprint.ts";
import { keepAnswer, keptAnswer } from "./kept-answers.ts";
import type { Answer, PageRead } from "./page-data.ts";

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
}

/**
 * Asks again what the page was built from. Empty: the page is current. Null: nobody knows, since an
 * answer failed; then the page stays as it was published last.
 */
export async function changedAnswers(
  reads: readonly PageRead[],
  { url: origin, publishableKey }: Backend,
): Promise<readonly Answer[] | null> {
  try {
    const checked = await Promise.all(
      reads.map(async ({ path, counted, print }) => {
        const url = `${origin}${path}`;
        const answer = keptAnswer(url) ?? (await ask(url, counted, publishableKey));
        const total = totalIn(answer.contentRange);
        return { changed: fingerprint(JSON.parse(answer.text), total) !== print, answer };
      }),
    );
    return checked.some(({ changed }) => changed) ? checked.map(({ answer }) => answer) : [];
  } catch {
    // The browser has logged the request that failed; what the page shows is still true enough.
    return null;
  }
}

async function ask(url: string, counted: boolean, key: string): Promise<Answer> {
  const response = await fetch(url, {
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      ...(counted ? { prefer: "count=exact" } : {}),
    },
  });
  if (!response.ok) throw new Error(response.statusText);
  const text = await response.text();
  const answer = { url, text, contentRange: response.headers.get("content-range") ?? "" };
  keepAnswer(answer);
  return answer;
}
