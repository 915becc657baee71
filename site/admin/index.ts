export { AdminApp } from "./frame/admin-app.tsx";
export { restoreAppearance } from "./context/appearance.ts";
