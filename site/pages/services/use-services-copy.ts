import { servicesCopy } from "#site/content/services-copy.ts";
import { usePageCopy } from "../layout/page-copy.tsx";

/** The copy of the Services page, with the changes of owners. */
export function useServicesCopy() {
  return usePageCopy("services", servicesCopy);
}
