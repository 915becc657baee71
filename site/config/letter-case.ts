import { paths } from "./paths.ts";

/** Paths of the pages except home. Posts match the pattern below. */
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
/** Slugs contain word characters and hyphens only. */
const POST = /^\/blog\/[\w-]+$/;

/**
 * The lower-case path of a page for a path in other letter case; null if the path is in lower case already
 * or is no page. Slugs are always in lower case.
 */
export function lowerCaseAddress(path: string): string | null {
  const lower = path.toLowerCase();
  if (lower === path) return null;
  return PAGE_PATHS.includes(lower) || POST.test(lower) ? lower : null;
}
