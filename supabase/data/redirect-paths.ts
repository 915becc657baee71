/** Rules of redirects, which SQL repeats (private.validate_redirect). */

/** Characters of a path, with its fragment. */
export const REDIRECT_PATH_MAX = 300;
/** Redirects of one site; hosts accept 2,000 rules, which include the former slugs. */
export const REDIRECTS_MAX = 1500;

/** Segments of a-z, 0-9 and -_.~, that do not begin with a dot. */
const PLAIN_PATH = /^(?:\/[a-z0-9_~,-][a-z0-9_.~,-]*)+$/;

/** Whether a normalized path may be the old address of a redirect. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && path.length <= REDIRECT_PATH_MAX;
}

/**
 * A path of this site, with or without a fragment, that no browser and no host reads as another site: `//host`,
 * `/\host`, encoded and control characters are none.
 */
export function isDestination(address: string): boolean {
  const path = address.replace(/#[A-Za-z0-9_-]+$/, "");
  return path === "/" || isPlainPath(path);
}

/** The path in lower case without slash at its end. A fragment keeps its letters. */
export function normalizePath(path: string): string {
  const [, before = "", fragment = ""] = /^([^#]*)(#.*)?$/s.exec(path.trim()) ?? [];
  return before.replace(/(?<=[^/])\/+$/, "").toLowerCase() + fragment;
}

/**
 * The old address of an entry: of a whole address, of any site, the path; without query and fragment. A path without its
 * first slash gets one.
 */
export function oldPathOf(entry: string): string {
  const path = entry.trim().replace(/^https?:\/\/[^/?#\\]*/i, "");
  const [before = ""] = path.split(/[?#]/, 1);
  return before === "" && entry.trim() !== "" ? "/" : withSlash(normalizePath(before));
}

/** The new address of an entry: of a whole address of this site (`origin`) the path, otherwise the entry. */
export function newPathOf(entry: string, origin: string | null): string {
  const trimmed = entry.trim();
  const isOwn =
    origin !== null && URL.canParse(trimmed) && new URL(trimmed).origin === new URL(origin).origin;
  const path = isOwn ? trimmed.slice(trimmed.indexOf("/", "https://".length)) : trimmed;
  // An address of the site without any path.
  if (isOwn && !/^https?:\/\/[^/]+\//i.test(trimmed)) return "/";
  return isOwn ? normalizePath(path) : withSlash(normalizePath(path));
}

function withSlash(path: string): string {
  return /^[a-z0-9_~-]/.test(path) && !path.includes(":") ? `/${path}` : path;
}
