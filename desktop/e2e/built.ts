import path from "node:path";

/** Where electron-vite puts the built app. */
export const built = path.join(import.meta.dirname, "..", "dist");
