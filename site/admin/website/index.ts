export { SettingUses } from "./setting-uses.tsx";
