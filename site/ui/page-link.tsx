import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router-dom";

/** React Router warns on the console if the browser has no view transitions. */
const viewTransition = typeof document !== "undefined" && "startViewTransition" in document;

/**
 * A link to another page of the site, with a view transition as in `ui/theme/public-reset.ts`, which covers
 * navigations between documents. Links within a list (filters, pagination) use the
 * router's `Link` without a transition.
 */
export function PageLink(link: ComponentProps<typeof Link>) {
  return <Link viewTransition={viewTransition} {...link} />;
}

/** A `PageLink` for menus: marks the current page. */
export function PageNavLink(link: ComponentProps<typeof NavLink>) {
  return <NavLink viewTransition={viewTransition} {...link} />;
}
