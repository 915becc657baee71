import { installedElectron } from "#desktop/packaging/installed-electron.ts";

/** The reason why real Electron cannot run here; null when it can. */
export function missingElectron(): string | null {
  return electronProgram() === null ? "Electron's program is not on this machine." : null;
}

export function electronProgram(): string | null {
  return installedElectron(process.env["ELECTRON_OVERRIDE_DIST_PATH"]);
}
