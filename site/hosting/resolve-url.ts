import { lowerCaseAddress } from "../config/letter-case.ts";

/** A host's response to a URL path. */
export type SiteAnswer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 308 };

export const POST_SHELL = "_post.html";
export const NOT_FOUND_PAGE = "404.html";
/** Folder of pages that differ from another one only by their query. */
export const QUERY_PAGES = "_queries";

/** Queries that are valid file names on every host. */
const PLAIN_QUERY = /^[\w=&+-]{1,200}$/;
/** A project's query parameter. Its page is the same for any list page below it. */
export const PROJECT_IN_QUERY = /(?:^|&)(project=[\w-]{1,190})(?:&|$)/;

/**
 * A page's path with a trailing slash or `.html`. Word characters and hyphens only: browsers read a
 * Location of `//host`, `/\\host` or `/<tab>/host` as a URL of another site.
 */
const OTHER_SPELLING = /^((?:\/[\w-]+)+)(?:\/+|\.html)$/;

interface SiteFiles {
  /** Whether the build contains a file, by its path relative to the folder. */
  has(file: string): boolean;
  /** The current path of a former one; undefined for all other paths. */
  movedTo(path: string): string | undefined;
}

/**
 * The rules that every host configuration implements: pages without `.html`, redirects from former paths,
 * pages for prerendered queries, the post shell for posts published after the build, and 404 for the rest.
 */
export function answerFor(path: string, files: SiteFiles, query = ""): SiteAnswer {
  const moved = files.movedTo(path);
  if (moved !== undefined) return { kind: "redirect", to: moved, status: 301 };
  const [, page] = OTHER_SPELLING.exec(path) ?? [];
  if (page !== undefined) return canonical(page.replace(/\/index$/, ""));
  const lower = lowerCaseAddress(path);
  if (lower !== null) return { kind: "redirect", to: lower, status: 308 };
  const name = fileName(path);
  const special = name === "" ? null : queryPage(path, query);
  if (special !== null && files.has(special)) return { kind: "file", file: special, status: 200 };
  for (const file of [`${name}.html`, name]) {
    if (isServed(file) && files.has(file)) return { kind: "file", file, status: 200 };
  }
  if (isPost(path)) return { kind: "file", file: POST_SHELL, status: 200 };
  return { kind: "file", file: NOT_FOUND_PAGE, status: 404 };
}

/** Whether the path can be a post, published before or after the build. */
export function isPost(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path);
}

/** File of the page for a path and query; null if no build writes one. */
export function queryPage(path: string, query: string): string | null {
  const [, project] = PROJECT_IN_QUERY.exec(query) ?? [];
  const name = project ?? query;
  return PLAIN_QUERY.test(name) ? `${QUERY_PAGES}${path}/${name}.html` : null;
}

function canonical(path: string): SiteAnswer {
  return { kind: "redirect", to: path === "" ? "/" : path, status: 308 };
}

/** The file name of a path, without .html; "" if it cannot be one. */
function fileName(path: string): string {
  if (path === "/") return "index";
  try {
    const name = decodeURIComponent(path.slice(1));
    return /(^|\/)\.|[\0\\]|^\/|\/\//.test(name) ? "" : name;
  } catch {
    // Malformed percent-encoding.
    return "";
  }
}

/** False for configuration files and compressed copies, which are no pages. */
function isServed(file: string): boolean {
  return file !== "" && !/^_|^404\.html$|\.(br|gz)$/.test(file) && file !== ".html";
}
