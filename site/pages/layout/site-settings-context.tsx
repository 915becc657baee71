import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import { defaultSettings, siteSettingsFrom } from "#site/content/site-settings.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { usePublicClient } from "./public-backend.tsx";
import { siteSettingsQuery } from "./site-settings-query.ts";

const SettingsContext = createContext<SiteSettings>(defaultSettings);

/** Provides the site settings; the defaults until they have loaded. */
export function SiteSettingsProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(siteSettingsQuery(usePublicClient()));
  const settings = useMemo(() => siteSettingsFrom(data ?? {}), [data]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** The site settings, merged over the defaults. */
export function useSiteSettings(): SiteSettings {
  return useContext(SettingsContext);
}
