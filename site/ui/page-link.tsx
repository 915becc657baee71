import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router-dom";

/** Where browsers have no transitions, the router would warn of it on the console. */
const viewTransition = typeof document !== "undefined" && "startViewTransition" in document;

/**
 * To another page of the site: one fades into the other as in `ui/theme/public-reset.ts`, which sees to
 * pages that are loaded. Links within a page (filters, pages of a list, an open project) stay the
 * router's; it fades Back to a page that was left by one of these, even if that page is shown already.
 */
export function PageLink(link: ComponentProps<typeof Link>) {
  return <Link viewTransition={viewTransition} {...link} />;
}

/** The same in a menu, which marks the page that is open. */
export function PageNavLink(link: ComponentProps<typeof NavLink>) {
  return <NavLink viewTransition={viewTransition} {...link} />;
}
