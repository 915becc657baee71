import { useMemo } from "react";
import { usePageLinks } from "#site/admin/pages/use-page-links.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { APPEARANCE_OPTIONS, useAppearance } from "#site/admin/context/appearance.ts";
import { sendCommand } from "#site/admin/navigation/command-bus.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useOpenExternal } from "#site/admin/context/use-platform-actions.ts";
import type { PaletteEntry } from "./command-palette-model.ts";
import { settingEntries } from "./setting-entries.ts";

/** Entries that do not depend on rows: tabs, new rows, pages, appearance, help. */
export function useActions(): readonly PaletteEntry[] {
  const { openTab, openPage, openSetting } = useAdminNavigation();
  const links = usePageLinks();
  const openExternal = useOpenExternal();
  const { publicSite } = useAdminEnvironment();
  return useMemo(
    () => [
      ...DASHBOARD_TABS.map(({ id, label }) =>
        entry(label, "Tab", () => {
          openTab(id);
        }),
      ),
      entry("New post", "Create", () => {
        openTab("new-blog");
      }),
      entry("New project", "Create", () => {
        openTab("projects", "new");
      }),
      ...(links.some(({ id }) => id === "settings") ? settingEntries(openSetting) : []),
      ...links.map(({ id, title, terms }) => ({
        ...entry(title, "Open", () => {
          openPage(id);
        }),
        also: terms,
      })),
      ...APPEARANCE_OPTIONS.map(({ value, label }) =>
        entry(`Appearance: ${label.toLowerCase()}`, "Switch", () => {
          useAppearance.getState().choose(value);
        }),
      ),
      entry("Settings of this device", "Open", () => {
        sendCommand({ type: "settings" });
      }),
      entry("Keyboard shortcuts", "Open", () => {
        sendCommand({ type: "shortcuts" });
      }),
      entry("View site", "Open", () => {
        openExternal(publicSite);
      }),
    ],
    [openTab, openPage, openSetting, links, openExternal, publicSite],
  );
}

function entry(label: string, hint: string, run: () => void): PaletteEntry {
  return { id: `${hint}-${label}`, label, hint, run };
}
