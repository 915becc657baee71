import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { extractFile, getRawHeader, listPackage } from "@electron/asar";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { expect, test } from "@playwright/test";
import { packageApp } from "./package-app.ts";
import { stubLinuxDistribution, stubMacDistribution } from "./stub-distribution.ts";
import { archiveIntegrity, stubWindowsDistribution, versionStrings } from "./stub-windows.ts";

const MAX_APP_BYTES = 12 * 1024 * 1024;
const ALLOWED =
  /^(package\.json|desktop\/dist\/(main|preload|renderer)\/.+\.(js|cjs|html|css|woff2|svg|webp|avif|png))$/;
/** Secret keys, tokens and private keys by their shape; supabase-js itself names the prefixes. */
const SECRETS = /sb_secret_[\w-]{8,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY/;
const FUSES = [
  ["RunAsNode", false],
  ["EnableCookieEncryption", true],
  ["EnableNodeOptionsEnvironmentVariable", false],
  ["EnableNodeCliInspectArguments", false],
  ["EnableEmbeddedAsarIntegrityValidation", true],
  ["OnlyLoadAppFromAsar", true],
  ["GrantFileProtocolExtraPrivileges", false],
] as const;

const MAC_APP = "mac/Interior Design Admin.app";
const systems = {
  linux: {
    stub: stubLinuxDistribution,
    program: "linux-unpacked/interior-design-admin",
    resources: "linux-unpacked/resources",
    unwanted: "linux-unpacked/locales/de.pak",
  },
  mac: {
    stub: stubMacDistribution,
    program: MAC_APP,
    resources: `${MAC_APP}/Contents/Resources`,
    unwanted: `${MAC_APP}/Contents/Resources/de.lproj`,
  },
  win: {
    stub: stubWindowsDistribution,
    program: "win-unpacked/Interior Design Admin.exe",
    resources: "win-unpacked/resources",
    unwanted: "win-unpacked/locales/de.pak",
  },
} as const;

test.setTimeout(120_000);

for (const system of ["linux", "mac", "win"] as const) {
  test.describe(system, () => {
    const { stub, program, resources, unwanted } = systems[system];
    let folder = "";
    const output = (file: string) => path.join(folder, "out", file);
    const archive = () => output(`${resources}/app.asar`);
    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), "desktop-package-"));
      const electron = path.join(folder, "electron");
      await stub(electron);
      await packageApp({ system, electron, output: path.join(folder, "out") });
    });
    test.afterAll(() => rm(folder, { recursive: true }));

    test("the package holds the built app and nothing else", async () => {
      expect(filesIn(archive()).filter((file) => !ALLOWED.test(file))).toEqual([]);
      expect(filesIn(archive())).toEqual(
        expect.arrayContaining([
          "desktop/dist/main/index.js",
          "desktop/dist/preload/index.cjs",
          "desktop/dist/renderer/index.html",
        ]),
      );
      const settings: unknown = JSON.parse(textIn(archive(), "package.json"));
      expect(settings).toMatchObject({ main: "desktop/dist/main/index.js", type: "module" });
      expect(settings).not.toHaveProperty("scripts");
      await expect(stat(output(unwanted))).rejects.toThrow("ENOENT");
    });

    test("the package holds no secret and is small", async () => {
      for (const file of filesIn(archive())) {
        expect(SECRETS.test(textIn(archive(), file)), file).toBe(false);
      }
      const { size } = await stat(archive());
      console.info(`app.asar for ${system}: ${(size / 1024 / 1024).toFixed(2)} MB`);
      expect(size).toBeLessThan(MAX_APP_BYTES);
    });

    for (const [fuse, on] of FUSES) {
      test(`checklist 19: the fuse ${fuse} is ${on ? "on" : "off"}`, async () => {
        const fuses = await getCurrentFuseWire(output(program));
        expect(fuses[FuseV1Options[fuse]]).toBe(on ? FuseState.ENABLE : FuseState.DISABLE);
      });
    }

    if (system === "mac") {
      test("Info.plist names the app, its links and the hash of its archive", async () => {
        const list = await readFile(output(`${MAC_APP}/Contents/Info.plist`), "utf8");
        expect(list).toContain("<string>studio.interiordesign.admin</string>");
        expect(list).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>interior-admin</);
        expect(list).toMatch(/<key>algorithm<\/key>\s*<string>SHA256<\/string>/);
        expect(list).toContain(`<string>${headerHash(archive())}</string>`);
      });
    }

    if (system === "win") {
      test("the program says what it is, and holds the hash of its archive", async () => {
        const built = await readFile(output(program));
        const { version } = JSON.parse(textIn(archive(), "package.json")) as { version: string };
        expect(versionStrings(built)).toMatchObject({
          ProductName: "Interior Design Admin",
          FileDescription: "Interior Design Admin",
          CompanyName: "Linden & Loam",
          LegalCopyright: "Copyright © 2026 Linden & Loam",
          FileVersion: version,
          ProductVersion: `${version}.0`,
        });
        expect(archiveIntegrity(built)).toEqual([
          { file: "resources\\app.asar", alg: "SHA256", value: headerHash(archive()) },
        ]);
      });
    }
  });
}

test("a setting that electron-builder does not know stops the packaging", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-package-"));
  const packaging = {
    system: "linux",
    electron: folder,
    output: path.join(folder, "out"),
  } as const;
  await expect(packageApp({ ...packaging, settings: ["-c.asarr=true"] })).rejects.toThrow(
    "unknown property 'asarr'",
  );
  await rm(folder, { recursive: true });
});

function filesIn(archive: string): string[] {
  return listPackage(archive, { isPack: false })
    .map((file) => file.replace(/^[/\\]/, "").replaceAll("\\", "/"))
    .filter((file) => path.extname(file) !== "" && !file.endsWith("/"));
}

const textIn = (archive: string, file: string) => extractFile(archive, file).toString("utf8");

/** The hash that Electron compares before it loads anything. */
function headerHash(archive: string): string {
  return createHash("sha256").update(getRawHeader(archive).headerString).digest("hex");
}
