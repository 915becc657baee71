import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly productName?: string;
  readonly desktopName?: string;
}

/**
 * The package.json that electron-builder writes into the asar: the project's own with extraMetadata
 * laid over it. What electron-builder.yml says outside extraMetadata is not in it.
 */
export function packagedManifest(): Manifest {
  const own = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as Manifest;
  const config = parseYaml(readFileSync(path.join(root, "electron-builder.yml"), "utf8")) as {
    readonly extraMetadata?: Partial<Manifest>;
  };
  return { ...own, ...config.extraMetadata };
}

// electron-builder's own parser, found from its own place.
const fromBuilder = createRequire(
  createRequire(import.meta.url).resolve("app-builder-lib/package.json"),
);
const { load: parseYaml } = fromBuilder("js-yaml") as { load: (text: string) => unknown };
