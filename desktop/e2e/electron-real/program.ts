import { installedElectron } from "#desktop/scripts/electron-binary.ts";

/** Why nothing can run in Electron itself here; null when it can. */
export function missingElectron(): string | null {
  return electronProgram() === null ? "Electron's program is not on this machine." : null;
}

export function electronProgram(): string | null {
  return installedElectron(process.env["ELECTRON_OVERRIDE_DIST_PATH"]);
}
