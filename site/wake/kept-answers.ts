import type { Answer } from "./page-data.ts";

/** Answers that hold for all pages of a visit: going on to another page asks nothing. */
const OF_A_VISIT = "/rest/v1/site_settings?";
const FRESH_MS = 5 * 60 * 1000;

interface Kept {
  readonly at: number;
  readonly answer: Answer;
}

/** What an earlier page of this visit was told. Whoever reloads or comes from elsewhere asks anew. */
export function keptAnswer(url: string): Answer | null {
  if (!url.includes(OF_A_VISIT) || !cameFromHere()) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(url) ?? "null") as Kept | null;
    return kept !== null && Date.now() - kept.at < FRESH_MS ? kept.answer : null;
  } catch {
    // A browser may deny its storage: then every page asks.
    return null;
  }
}

export function keepAnswer(answer: Answer) {
  if (!answer.url.includes(OF_A_VISIT)) return;
  try {
    const kept: Kept = { at: Date.now(), answer };
    sessionStorage.setItem(answer.url, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

function cameFromHere(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const reloaded = navigation !== undefined && "type" in navigation && navigation.type === "reload";
  return !reloaded && document.referrer.startsWith(`${window.location.origin}/`);
}
