// The only inline scripts of the site. The security policy allows them by their hashes.

/**
 * Runs before the first paint of pages with rows: where the address asks for another page of the list
 * than the one in the HTML, that one is not to be seen first.
 */
export const ANEW_SCRIPT =
  'if(/[?&](page|category|type|q|project)=/.test(location.search)&&location.search!==document.documentElement.dataset.search)document.documentElement.setAttribute("data-anew","")';

/** Documents of the site are fetched ahead when a link is about to be followed. None leads to the dashboard. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});
