/** Every public page that needs no row, and one address that has none. */
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
