import { createContext, useContext } from "react";

const SiteOrigin = createContext("");

/** Set once by the entry point. */
export const SiteOriginProvider = SiteOrigin.Provider;

/** The site's origin, for absolute URLs; "" in a build without VITE_SITE_URL. */
export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
