export { OverviewTab } from "./overview-tab.tsx";
