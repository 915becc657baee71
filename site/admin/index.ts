export { AdminApp } from "./shell/admin-app.tsx";
export { restoreAppearance } from "./shell/appearance.ts";
