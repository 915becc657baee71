import path from "node:path";

/** Output folder of electron-vite. */
export const built = path.join(import.meta.dirname, "../..", "dist");
