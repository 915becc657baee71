import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the npm package `electron`. */
export const electronPackage = fileURLToPath(
  new URL("../../node_modules/electron/", import.meta.url),
);

/** Path of Electron's executable on this machine, or null. */
export function installedElectron(override: string | undefined): string | null {
  const pathFile = path.join(electronPackage, "path.txt");
  const program = existsSync(pathFile) ? readFileSync(pathFile, "utf8").trim() : programName();
  const folder =
    override === undefined || override === "" ? path.join(electronPackage, "dist") : override;
  const file = path.join(folder, program);
  return existsSync(file) ? file : null;
}

function programName(): string {
  if (process.platform === "win32") return "electron.exe";
  return process.platform === "darwin" ? "Electron.app/Contents/MacOS/Electron" : "electron";
}
