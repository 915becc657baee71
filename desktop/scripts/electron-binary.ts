import { readFileSync } from "node:fs";
import path from "node:path";
import { electronPackage, installedElectron } from "#desktop/packaging/installed-electron.ts";
import { runTool } from "./run-tool.ts";

/** The path of Electron's executable, downloaded if it is missing. Throws a sentence with instructions
 * if it cannot be: a folder named by ELECTRON_OVERRIDE_DIST_PATH is never filled by a download. */
export async function ensureElectron(): Promise<string> {
  const override = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  const found = installedElectron(override);
  if (found !== null) return found;
  if (override !== undefined && override !== "") {
    throw new Error(
      `ELECTRON_OVERRIDE_DIST_PATH is ${override}, but that folder holds no Electron: unpack electron-v${version()} for this system there.`,
    );
  }
  console.info("Electron's program is not on this machine: downloading it (install-electron) …");
  await runTool("electron/install.js", []);
  const downloaded = installedElectron(override);
  if (downloaded !== null) return downloaded;
  throw new Error(
    `Electron's program could not be downloaded. Unpack electron-v${version()} for this system from https://github.com/electron/electron/releases and set ELECTRON_OVERRIDE_DIST_PATH to its folder, or run this where GitHub can be reached.`,
  );
}

function version(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(electronPackage, "package.json"), "utf8"),
  );
  const named = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return named ? String(manifest.version) : "";
}
