const AFTER_LOAD_MS = 500;
const MAX_LOAD_MS = 4000;

/**
 * Calls `run` after the page's resources have loaded, so that it does not compete with fonts and images,
 * and also after `MAX_LOAD_MS` if an image hangs. `run` may be called twice.
 */
export function afterLoad(run: () => unknown) {
  window.addEventListener("load", () => setTimeout(run, AFTER_LOAD_MS));
  setTimeout(run, MAX_LOAD_MS);
}
