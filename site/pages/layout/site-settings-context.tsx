import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { usePublicClient } from "./public-backend.tsx";
import { copyOf, settingsOf, siteSettingsQuery } from "./site-settings-query.ts";

const SettingsContext = createContext<SiteSettings>(defaultSettings);
const CopyContext = createContext<(page: CopyPage) => StoredCopy>(() => ({}));

/** Provides the site settings and the changed copy; the defaults until they have loaded. */
export function SiteSettingsProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(siteSettingsQuery(usePublicClient()));
  const settings = useMemo(() => settingsOf(data ?? {}), [data]);
  const copy = useMemo(() => (page: CopyPage) => copyOf(data ?? {}, page), [data]);
  return (
    <SettingsContext.Provider value={settings}>
      <CopyContext.Provider value={copy}>{children}</CopyContext.Provider>
    </SettingsContext.Provider>
  );
}

/** The site settings, merged over the defaults. */
export function useSiteSettings(): SiteSettings {
  return useContext(SettingsContext);
}

/** The published changes of the copy, by page. */
export function useStoredCopy(): (page: CopyPage) => StoredCopy {
  return useContext(CopyContext);
}
