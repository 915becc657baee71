import { aboutCopy } from "#site/content/about-copy.ts";
import { usePageCopy } from "../layout/page-copy.tsx";

/** The copy of the About page, with the changes of owners. */
export function useAboutCopy() {
  return usePageCopy("about", aboutCopy);
}
