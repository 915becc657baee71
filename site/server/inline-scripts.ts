// The only inline scripts of the site. The security policy allows them by their hashes.

/**
 * Runs before the first paint of pages with rows: where the address asks for another page of the list
 * than the one in the HTML, that one is not to be seen first.
 */
export const ANEW_SCRIPT =
  'if(/[?&](page|category|type|q|project)=/.test(location.search)&&location.search!==document.documentElement.dataset.search)document.documentElement.setAttribute("data-anew","")';

/** Documents are fetched ahead when a link is about to be followed; never the dashboard's. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/admin*" } }] },
      eagerness: "moderate",
    },
  ],
});
