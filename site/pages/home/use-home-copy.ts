import { homeCopy } from "#site/content/home-copy.ts";
import { usePageCopy } from "../layout/page-copy.tsx";

/** The copy of the home page, with the changes of owners. */
export function useHomeCopy() {
  return usePageCopy("home", homeCopy);
}
