import { paths } from "./paths.ts";

/** Paths of the pages except home. Those below the lists match the pattern. */
export const PAGE_PATHS: readonly string[] = [
  paths.contact,
  paths.blog,
  paths.admin,
  paths.about,
  paths.portfolio,
  paths.services,
  paths.privacyPolicy,
  paths.terms,
];
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
