import { paths } from "./paths.ts";

/** Paths of the pages except home. Those below the lists match the pattern. Not from the manifest, which would
 * make the loader larger. */
export const PAGE_PATHS: readonly string[] = Object.values(paths)
  .filter((path) => typeof path === "string")
  .filter((path) => path !== paths.home && path !== paths.notFound);
/** Posts, projects, and the pages of their lists. Slugs contain word characters and hyphens only. */
const BELOW_LISTS = /^\/(?:blog|portfolio)(?:\/[\w-]+)+$/;

/**
 * The lower-case path of a page for a path in other letter case; null if the path is in lower case already
 * or is no page. Slugs are always in lower case.
 */
export function lowerCaseAddress(path: string): string | null {
  const lower = path.toLowerCase();
  if (lower === path) return null;
  return PAGE_PATHS.includes(lower) || BELOW_LISTS.test(lower) ? lower : null;
}
