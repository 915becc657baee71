/** What a host answers for a path of the finished site. */
export type SiteAnswer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 308 };

export const POST_SHELL = "_post.html";
export const NOT_FOUND_PAGE = "404.html";

interface SiteFiles {
  /** Whether the build holds a file, by its path below the folder. */
  has(file: string): boolean;
  /** Where a former address leads; undefined for all others. */
  movedTo(path: string): string | undefined;
}

/**
 * The one set of rules that every host configuration repeats: pages without `.html`, former addresses
 * to the present ones, the page of an unknown post for posts younger than the build, 404 for the rest.
 */
export function answerFor(path: string, files: SiteFiles): SiteAnswer {
  const moved = files.movedTo(path);
  if (moved !== undefined) return { kind: "redirect", to: moved, status: 301 };
  if (path.length > 1 && path.endsWith("/")) return cleaned(path.replace(/\/+$/, ""));
  if (path.endsWith(".html")) return cleaned(path.replace(/(\/index)?\.html$/, ""));
  const name = fileName(path);
  for (const file of [`${name}.html`, name]) {
    if (isServed(file) && files.has(file)) return { kind: "file", file, status: 200 };
  }
  if (/^\/blog\/[^/]+$/.test(path)) return { kind: "file", file: POST_SHELL, status: 200 };
  return { kind: "file", file: NOT_FOUND_PAGE, status: 404 };
}

function cleaned(path: string): SiteAnswer {
  return { kind: "redirect", to: path === "" ? "/" : path, status: 308 };
}

/** '' for what cannot be the name of a file. */
function fileName(path: string): string {
  if (path === "/") return "index";
  try {
    const name = decodeURIComponent(path.slice(1));
    return /(^|\/)\.|[\0\\]|\/\//.test(name) ? "" : name;
  } catch {
    // A stray per cent sign.
    return "";
  }
}

/** The host's own instructions and the packed copies are no pages. */
function isServed(file: string): boolean {
  return file !== "" && !/^_|^404\.html$|\.(br|gz)$/.test(file) && file !== ".html";
}
