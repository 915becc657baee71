import { lowerCaseAddress } from "../config/letter-case.ts";

/** What a host answers for a path of the finished site. */
export type SiteAnswer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 308 };

export const POST_SHELL = "_post.html";
export const NOT_FOUND_PAGE = "404.html";
/** Folder of pages that differ from another one by their query alone. */
export const QUERY_PAGES = "_queries";

/** Of a query, all that can be the name of a file on every host. */
const PLAIN_QUERY = /^[\w=&+-]{1,200}$/;
/** A project opens over any page of the portfolio, and is the same above all of them. */
export const PROJECT_IN_QUERY = /(?:^|&)(project=[\w-]{1,190})(?:&|$)/;

/**
 * A page's path with a slash or `.html` at its end. Only plain names: browsers read a Location of `//host`,
 * `/\\host` or `/<tab>/host` as the address of another site.
 */
const OTHER_SPELLING = /^((?:\/[\w-]+)+)(?:\/+|\.html)$/;

interface SiteFiles {
  /** Whether the build holds a file, by its path below the folder. */
  has(file: string): boolean;
  /** Where a former address leads; undefined for all others. */
  movedTo(path: string): string | undefined;
}

/**
 * The one set of rules that every host configuration repeats: pages without `.html`, former addresses
 * to the present ones, pages of their own for the queries that were built, the page of an unknown post
 * for posts younger than the build, 404 for the rest.
 */
export function answerFor(path: string, files: SiteFiles, query = ""): SiteAnswer {
  const moved = files.movedTo(path);
  if (moved !== undefined) return { kind: "redirect", to: moved, status: 301 };
  const [, page] = OTHER_SPELLING.exec(path) ?? [];
  if (page !== undefined) return cleaned(page.replace(/\/index$/, ""));
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

/** Whether a post may be there, written before the build or after it. */
export function isPost(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path);
}

/** Where the page of an address with a query lies, if it was built; null where no build makes one. */
export function queryPage(path: string, query: string): string | null {
  const [, project] = PROJECT_IN_QUERY.exec(query) ?? [];
  const name = project ?? query;
  return PLAIN_QUERY.test(name) ? `${QUERY_PAGES}${path}/${name}.html` : null;
}

function cleaned(path: string): SiteAnswer {
  return { kind: "redirect", to: path === "" ? "/" : path, status: 308 };
}

/** '' for what cannot be the name of a file. */
function fileName(path: string): string {
  if (path === "/") return "index";
  try {
    const name = decodeURIComponent(path.slice(1));
    return /(^|\/)\.|[\0\\]|^\/|\/\//.test(name) ? "" : name;
  } catch {
    // A stray per cent sign.
    return "";
  }
}

/** The host's own instructions and the packed copies are no pages. */
function isServed(file: string): boolean {
  return file !== "" && !/^_|^404\.html$|\.(br|gz)$/.test(file) && file !== ".html";
}
