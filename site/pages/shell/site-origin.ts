import { createContext, useContext } from "react";

const SiteOrigin = createContext("");

/** Given once by the root. */
export const SiteOriginProvider = SiteOrigin.Provider;

/** The origin of the site, for addresses that must be absolute; '' in a build that does not know it. */
export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
