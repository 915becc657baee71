import { readdirSync } from "node:fs";
import { DASHBOARD_TABS, PAGES } from "#site/platform/dashboard-manifest.ts";

const ADMIN = new URL("../../admin/", import.meta.url);

/** Folders of site/admin with a feature: tabs, pages and three without an entry in the manifest. */
export const ADMIN_FEATURES = [
  ...new Set<string>([...DASHBOARD_TABS, ...Object.values(PAGES)].map(({ folder }) => folder)),
  ...["login", "command-palette", "rich-text-editor"],
];

/** The other folders but the frame, which features share. */
export const ADMIN_LAYERS = readdirSync(ADMIN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== "frame" && !ADMIN_FEATURES.includes(name));
