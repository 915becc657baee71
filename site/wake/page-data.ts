/** One request that a page was built from, and what its answer looked like then. */
export interface PageRead {
  /** Path and query below the backend's origin. */
  readonly path: string;
  /** Whether the rows were counted. */
  readonly counted: boolean;
  readonly print: string;
}

/** What a prerendered page carries along, as JSON in `<script id="page-data">`. */
export interface PageData {
  readonly reads: readonly PageRead[];
  /** Entries of the query cache that the HTML shows: key and data. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** An answer that is already here, so that React need not ask for it again. */
export interface Answer {
  readonly url: string;
  readonly text: string;
  readonly contentRange: string;
}

/** What the loader knows when it wakes the page. */
export interface Waking {
  readonly data: PageData;
  /** Fresh answers when the page was found to be out of date; empty when it was found to be current. */
  readonly answers: readonly Answer[];
  readonly current: boolean;
  /** The address asks for another page of the list than the HTML shows. */
  readonly anew: boolean;
}

export function readPageData(page: Document): PageData {
  const text = page.getElementById("page-data")?.textContent;
  if (!text) throw new Error("The page does not say what it was built from.");
  return JSON.parse(text) as PageData;
}
