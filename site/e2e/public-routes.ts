/** Every public page that needs no row, and one URL without a page. */
export const PUBLIC_ROUTES = [
  "/",
  "/about",
  "/services",
  "/portfolio",
  "/blog",
  "/contact",
  "/privacy-policy",
  "/terms-and-conditions",
  "/nowhere",
];
