import { publicPages } from "#site/config/public-pages.ts";
import { paths } from "#site/config/paths.ts";
import { projectSlug } from "./project-in-url.ts";

/** Paths that the server stores; it takes any other text for an unknown page. */
const STORED = /^\/([a-z0-9_-][a-z0-9/_-]{0,198})?$/;

/**
 * Path of the page from which the visitor opened the contact form: the project that the form's own address
 * names, or the page before. '' if that is another site, no page of the navigation or below it, or the form itself.
 * `previous` is an absolute URL or ''.
 */
export function sourcePath(form: URL, previous: string): string {
  const project = projectSlug(form.searchParams);
  if (project !== "") return knownPath(paths.portfolioProject(project));
  if (!URL.canParse(previous)) return "";
  const { origin, pathname } = new URL(previous);
  return origin === form.origin ? knownPath(pathname) : "";
}

function knownPath(pathname: string): string {
  const path = pathname === paths.home ? pathname : pathname.replace(/\/$/, "");
  const isPage = publicPages().some(
    ({ id, path: page }) =>
      id !== "contact" && (path === page || (page !== paths.home && path.startsWith(`${page}/`))),
  );
  return isPage && STORED.test(path) ? path : "";
}
