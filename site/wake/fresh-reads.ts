import { fingerprint } from "./fingerprint.ts";
import type { Answer, PageRead } from "./page-data.ts";
import { keep, kept } from "./tab-storage.ts";

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
}

/** The facts of the site hold for a while of a visit: going on to another page asks nothing. */
const OF_A_VISIT = "/site_settings?";
const FRESH_MS = 5 * 60 * 1000;

interface DatedAnswer extends Answer {
  readonly print: number;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Asks again what the page was built from. Empty: the page is current. Null: nobody knows, since an
 * answer failed; then the page stays as it was published last.
 */
export async function changedAnswers(
  reads: readonly PageRead[],
  backend: Backend,
): Promise<readonly Answer[] | null> {
  try {
    const answers = await Promise.all(reads.map((read) => answerTo(read, backend)));
    return answers.every(({ print }, index) => print === reads[index]?.print) ? [] : answers;
  } catch {
    // The browser has logged the request that failed; what the page shows is still true enough.
    return null;
  }
}

async function answerTo({ path, counted }: PageRead, backend: Backend): Promise<DatedAnswer> {
  const url = backend.url + path;
  const isOfAVisit = path.includes(OF_A_VISIT);
  const known = (isOfAVisit && cameFromHere() ? kept(url) : null) as DatedAnswer | null;
  if (known !== null && Date.now() - known.at < FRESH_MS) return known;
  const response = await fetch(url, {
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${backend.publishableKey}`,
      ...(counted && { prefer: "count=exact" }),
    },
  });
  if (!response.ok) throw new Error(url);
  const text = await response.text();
  const contentRange = response.headers.get("content-range") ?? "";
  const print = fingerprint(counted ? text + contentRange : text);
  const answer = { url, text, contentRange, print, at: Date.now() };
  if (isOfAVisit) keep(url, answer);
  return answer;
}

/** Whoever reloads or comes from elsewhere asks anew. */
function cameFromHere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type !== "reload" && document.referrer.startsWith(`${window.location.origin}/`);
}
