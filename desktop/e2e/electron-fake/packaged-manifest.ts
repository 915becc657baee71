import { readFileSync } from "node:fs";
import path from "node:path";
import { built } from "#desktop/e2e/host/built.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly productName?: string;
  readonly desktopName?: string;
}

/** The package.json in the asar, as written by the build. */
export function packagedManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(built, "package.json"), "utf8")) as Manifest;
}
