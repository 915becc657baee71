export { SettingUses } from "./setting-uses.tsx";
export { unpublishedPages } from "./unpublished-pages.ts";
export type { UnpublishedPage } from "./unpublished-pages.ts";
