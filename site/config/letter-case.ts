import { paths } from "./paths.ts";

/** Pages with an address of their own, besides home. Posts follow the pattern below. */
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
/** Slugs are plain. */
const POST = /^\/blog\/[\w-]+$/;

/**
 * The address of a page that a path names in other letters, in lower case; null for a path that is in lower case
 * and for all that is no page. Slugs are always in lower case.
 */
export function lowerCaseAddress(path: string): string | null {
  const lower = path.toLowerCase();
  if (lower === path) return null;
  return PAGE_PATHS.includes(lower) || POST.test(lower) ? lower : null;
}
