const AFTER_LOAD_MS = 500;
const LONGEST_LOAD_MS = 4000;

/**
 * What the page shows comes first on the line and on the screen, unless a picture hangs: then `run` is
 * called a second time when it has come.
 */
export function whenShown(run: () => unknown) {
  window.addEventListener("load", () => setTimeout(run, AFTER_LOAD_MS));
  setTimeout(run, LONGEST_LOAD_MS);
}
