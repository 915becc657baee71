/** One request that a page was prerendered from, with a hash of its response. */
export interface RecordedRequest {
  /** Path and query below the backend's origin. */
  readonly path: string;
  /** The response carries a total (`Prefer: count=exact`), which is part of the hash. */
  readonly counted?: boolean;
  readonly hash: number;
}

/** Data of a prerendered page for its loader, as JSON in `<script id="page-data">`. URLs begin with "/". */
export interface PageData {
  /** The requests behind the prerendered rows. The loader repeats them to detect changes. */
  readonly requests: readonly RecordedRequest[];
  /** Script of the whole page: the entry first, then its imports. */
  readonly chunks: Files;
  /**
   * URL of a JSON file with the query cache entries behind the HTML (`QueryCacheEntries`). Only hydration fetches
   * it.
   */
  readonly cacheUrl: string;
  /** Script of the page's island, if only that needs React: the entry first, then its imports. */
  readonly island?: Files;
  /** Session storage key of the island form's draft. */
  readonly draftKey?: string;
  /** Hydrate on load instead of on the first interaction. */
  readonly hydrateOnLoad?: boolean;
  /** Path the HTML was rendered for, when it is served for others or has no rows: the not-found page, the shells, private previews. */
  readonly builtFor?: string;
}

/** URLs of script files. The first is the entry. */
export type Files = readonly [string, ...string[]];

/** Query cache entries, as TanStack Query's `setQueryData` takes them. */
export type QueryCacheEntries = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** A response that the loader has fetched. Hydration uses it instead of repeating the request. */
export interface CachedResponse {
  readonly url: string;
  readonly text: string;
  readonly contentRange: string;
}

/**
 * Whether the prerendered rows are those of the backend. Unknown until the requests are repeated, and if one of them
 * failed: the page then keeps its rows.
 */
export type Freshness =
  | { readonly state: "unknown" | "current" }
  | { readonly state: "stale"; readonly responses: readonly CachedResponse[] };

/** Values that the loader passes to the hydration entry. */
export interface HydrationInput {
  /** Response of the request for `PageData.cacheUrl`. */
  readonly cacheResponse: Response;
  readonly freshness: Freshness;
  readonly builtFor: PageData["builtFor"];
}
