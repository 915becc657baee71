/** One request that a page was built from, and what its answer looked like then. */
export interface PageRead {
  /** Path and query below the backend's origin. */
  readonly path: string;
  /** The rows were counted. */
  readonly counted?: boolean;
  readonly print: number;
}

/** What a prerendered page tells its loader, as JSON in `<script id="page-data">`. Addresses begin with "/". */
export interface PageData {
  /** What it was built from: whether that still holds is asked at once. */
  readonly reads: readonly PageRead[];
  /** The file that wakes up all of the page, then the others that it needs. */
  readonly chunks: Files;
  /** Entries of the query cache that the HTML shows, which only a page that wakes needs: `PageRows`. */
  readonly rows: string;
  /** The only part that needs React, where there is just one: the file that wakes it up, then others. */
  readonly part?: Files;
  /** Where this tab keeps what was typed into that part. */
  readonly draft?: string;
  /** It is not to wait for an intent. */
  readonly atOnce?: boolean;
}

/** Addresses of script. The first is the one to run. */
export type Files = readonly [string, ...string[]];

export type PageRows = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** An answer that is already here, so that React need not ask for it again. */
export interface Answer {
  readonly url: string;
  readonly text: string;
  readonly contentRange: string;
}

/** What the loader knows when it wakes the page. */
export interface Waking {
  /** The file of the rows. */
  readonly rows: Response;
  /** Fresh ones when the page was found to be out of date; none when it was found to be current. */
  readonly answers: readonly Answer[] | null;
  /** The address asks for another page of the list than the HTML shows. */
  readonly anew: boolean;
}
