import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const rootManifest = fileURLToPath(new URL("../../package.json", import.meta.url));

/** package.json of the app itself, written beside the built bundles. Electron reads the app's name,
 * version and Linux desktop file from it, electron-builder names packages and the updater's cache
 * folder after it; the repository's own package.json is not shipped. */
interface AppManifest {
  readonly name: string;
  readonly productName: string;
  /** Linux: the desktop file of the app's windows; its base name is their StartupWMClass. */
  readonly desktopName: string;
  readonly version: string;
  readonly type: "module";
  /** Entry of the main process, relative to the folder of the built app. */
  readonly main: string;
}

/** The manifest for the version in the repository's package.json. Throws when it has no version. */
function appManifest(): AppManifest {
  return {
    name: "interior-design-admin",
    productName: "Interior Design Admin",
    desktopName: "interior-design-admin.desktop",
    version: versionOf(JSON.parse(readFileSync(rootManifest, "utf8"))),
    type: "module",
    main: "main/index.js",
  };
}

/** Vite plugin: writes the manifest into `folder` whenever the main process is built. */
export function writeAppManifest(folder: string): Plugin {
  return {
    name: "write-app-manifest",
    writeBundle: () =>
      writeFile(path.join(folder, "package.json"), `${JSON.stringify(appManifest(), null, 2)}\n`),
  };
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) {
    return String(manifest.version);
  }
  throw new Error(`${rootManifest} has no version.`);
}
