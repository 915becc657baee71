import type { Answer } from "./page-data.ts";

/** A fetch that hands out answers which are already here, each once, and asks for everything else. */
export function answeredFirst(answers: readonly Answer[]): typeof fetch {
  const waiting = new Map(answers.map((answer) => [answer.url, answer]));
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = waiting.get(url);
    if (answer === undefined) return globalThis.fetch(input, init);
    waiting.delete(url);
    const headers = { "Content-Type": "application/json", "Content-Range": answer.contentRange };
    return new Response(answer.text, { headers });
  };
}
