import { lowerCaseAddress } from "../config/letter-case.ts";
import { PAGE_QUERY, PROJECT_QUERY } from "./former-queries.ts";

/** A host's response to a URL path. */
export type ResolvedUrl =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly status: 301 | 308;
      /** The redirect takes the place of the query, which is otherwise preserved. */
      readonly dropsQuery?: boolean;
    };

/** File for posts that are newer than the build. */
export const POST_SHELL = "_post.html";
/** File for projects that are newer than the build, and for unknown slugs. */
export const PROJECT_SHELL = "_project.html";
/** File for paths without a page. */
export const NOT_FOUND_PAGE = "404.html";

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
 * The rules that every host configuration implements: pages without `.html`, redirects from former paths and
 * queries, the shells for rows published after the build, and 404 for the rest. The shell of a project is sent
 * with the status 404, too, because its path may belong to no project.
 */
export function resolveUrl(path: string, files: SiteFiles, query = ""): ResolvedUrl {
  const moved = files.movedTo(path);
  if (moved !== undefined) return { kind: "redirect", to: moved, status: 301 };
  const current = formerQuery(path, query);
  if (current !== undefined)
    return { kind: "redirect", to: current, status: 301, dropsQuery: true };
  const [, page] = OTHER_SPELLING.exec(path) ?? [];
  if (page !== undefined) return canonical(page.replace(/\/index$/, ""));
  const lower = lowerCaseAddress(path);
  if (lower !== null) return { kind: "redirect", to: lower, status: 308 };
  const name = fileName(path);
  for (const file of [`${name}.html`, name]) {
    if (isServed(file) && files.has(file)) return { kind: "file", file, status: 200 };
  }
  if (/^\/blog\/[^/]+$/.test(path)) return { kind: "file", file: POST_SHELL, status: 200 };
  const isProject = /^\/portfolio\/[^/]+$/.test(path);
  return { kind: "file", file: isProject ? PROJECT_SHELL : NOT_FOUND_PAGE, status: 404 };
}

/** The path for a query of the first version, which had projects and page numbers in queries. */
function formerQuery(path: string, query: string): string | undefined {
  const url = `${path}?${query}`;
  const [, project] = new RegExp(PROJECT_QUERY).exec(url) ?? [];
  if (project !== undefined) return `/portfolio/${project}`;
  const [, list, page] = new RegExp(PAGE_QUERY).exec(url) ?? [];
  return page === undefined ? undefined : `${String(list)}/page/${page}`;
}

function canonical(path: string): ResolvedUrl {
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
