import { contentHash } from "./content-hash.ts";
import type { CachedResponse, Freshness, RecordedRequest } from "./page-data.ts";
import { setItem, getItem } from "./session-storage.ts";

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
}

/** Site settings are requested once per visit: a page view within `FRESH_MS` reuses the stored response. */
const ONCE_PER_VISIT = "/site_settings?";
const FRESH_MS = 5 * 60 * 1000;

interface DatedResponse extends CachedResponse {
  readonly hash: number;
  /** Time of the response, in milliseconds since 1970. */
  readonly at: number;
}

/** Repeats the requests that the page was prerendered from: its rows are stale if one response has changed. */
export async function revalidate(
  requests: readonly RecordedRequest[],
  backend: Backend,
): Promise<Freshness> {
  try {
    const responses = await Promise.all(requests.map((request) => requestAgain(request, backend)));
    const isCurrent = responses.every(({ hash }, index) => hash === requests[index]?.hash);
    return isCurrent ? { state: "current" } : { state: "stale", responses };
  } catch {
    // The browser logs the failed request itself.
    return { state: "unknown" };
  }
}

async function requestAgain(
  { path, counted }: RecordedRequest,
  backend: Backend,
): Promise<DatedResponse> {
  const url = backend.url + path;
  const isOncePerVisit = path.includes(ONCE_PER_VISIT);
  const stored = (
    isOncePerVisit && isInternalNavigation() ? getItem(url) : null
  ) as DatedResponse | null;
  if (stored !== null && Date.now() - stored.at < FRESH_MS) return stored;
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
  const hash = contentHash(counted ? text + contentRange : text);
  const dated = { url, text, contentRange, hash, at: Date.now() };
  if (isOncePerVisit) setItem(url, dated);
  return dated;
}

/** False on a reload and on arrival from another site: both request the site settings again. */
function isInternalNavigation(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    navigation?.type !== "reload" && document.referrer.startsWith(`${window.location.origin}/`)
  );
}
