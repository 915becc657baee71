import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import { defaultFacts, siteFactsFrom } from "#site/content/site-facts.ts";
import type { SiteFacts } from "#site/content/site-facts.ts";
import { usePublicClient } from "./public-backend.tsx";
import { siteFactsQuery } from "./site-facts-query.ts";

const SettingsContext = createContext<SiteFacts>(defaultFacts);

/** Provides the site settings; the defaults until they have loaded. */
export function SiteFactsProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(siteFactsQuery(usePublicClient()));
  const settings = useMemo(() => siteFactsFrom(data ?? {}), [data]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** The site settings, merged over the defaults. */
export function useSiteFacts(): SiteFacts {
  return useContext(SettingsContext);
}
