import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";

/** Installers need tools that this machine lacks, so this test reads the targets from
 * electron-builder.yml. */

test("Windows has an installer for x64 and ARM, macOS universal images, Linux AppImage and deb", async () => {
  const settings: unknown = parse(await readFile("electron-builder.yml", "utf8"));
  expect(settings).toMatchObject({
    win: { target: [{ target: "nsis", arch: ["x64", "arm64"] }] },
    mac: {
      target: [
        { target: "dmg", arch: "universal" },
        { target: "zip", arch: "universal" },
      ],
    },
    linux: {
      target: [
        { target: "AppImage", arch: "x64" },
        { target: "deb", arch: "x64" },
      ],
    },
  });
});
