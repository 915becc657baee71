/** One request that a page was built from, and what its answer looked like then. */
export interface PageRead {
  /** Path and query below the backend's origin. */
  readonly path: string;
  /** Whether the rows were counted. */
  readonly counted: boolean;
  readonly print: string;
}

/** What a prerendered page was made from. */
export interface PageData {
  /** Carried along as JSON in `<script id="page-data">`: whether the page is still true is asked at once. */
  readonly reads: readonly PageRead[];
  /**
   * Entries of the query cache that the HTML shows: key and data. In a file of their own, since only a
   * page that wakes needs them.
   */
  readonly queries: PageRows;
}

export type PageRows = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** An answer that is already here, so that React need not ask for it again. */
export interface Answer {
  readonly url: string;
  readonly text: string;
  readonly contentRange: string;
}

/** What the loader knows when it wakes the page. */
export interface Waking {
  readonly rows: PageRows;
  /** Fresh answers when the page was found to be out of date; empty when it was found to be current. */
  readonly answers: readonly Answer[];
  readonly current: boolean;
  /** The address asks for another page of the list than the HTML shows. */
  readonly anew: boolean;
}

export function readsOf(page: Document): readonly PageRead[] {
  const text = page.getElementById("page-data")?.textContent;
  if (!text) throw new Error("The page does not say what it was built from.");
  return JSON.parse(text) as PageRead[];
}

export async function fetchRows(address: string): Promise<PageRows> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as PageRows;
}
