import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import { defaultFacts, siteFactsFrom } from "#site/content/site-facts.ts";
import type { SiteFacts } from "#site/content/site-facts.ts";
import { usePublicClient } from "./public-backend.tsx";
import { siteFactsQuery } from "./site-facts-query.ts";

const Facts = createContext<SiteFacts>(defaultFacts);

/** What the site says about the studio; the copy's own facts until others are known. */
export function SiteFactsProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(siteFactsQuery(usePublicClient()));
  const facts = useMemo(() => siteFactsFrom(data ?? {}), [data]);
  return <Facts.Provider value={facts}>{children}</Facts.Provider>;
}

export function useSiteFacts(): SiteFacts {
  return useContext(Facts);
}
