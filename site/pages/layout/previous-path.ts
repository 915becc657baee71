/** Path of the page before this one, if the router has changed pages since the document was loaded; otherwise ''. */
let previous = "";

/** Remembers the page that the router leaves. */
export function setPreviousPath(path: string): void {
  previous = path;
}

/** The page that the visitor comes from, as an absolute URL; '' if it is another site's or unknown. */
export function previousPage(): string {
  return previous === "" ? document.referrer : new URL(previous, window.location.origin).href;
}
