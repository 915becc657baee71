import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { extractFile, getRawHeader, listPackage } from "@electron/asar";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { expect, test } from "@playwright/test";
import { MAX_APP_BYTES, megabytes } from "./app-size.ts";
import { packageApp } from "./package-app.ts";
import { stubLinuxDistribution, stubMacDistribution } from "./stub-distribution.ts";
import { stubTools } from "./stub-tools.ts";
import { archiveIntegrity, stubWindowsDistribution, versionStrings } from "./stub-windows.ts";

const ALLOWED =
  /^(package\.json|(main|preload|renderer)\/.+\.(js|cjs|html|css|woff2|svg|webp|avif|png))$/;
/** Secret keys, tokens and private keys by their format; supabase-js itself contains the prefixes. */
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

const MAC_APP = "mac-arm64/Interior Design Admin.app";
const systems = {
  linux: {
    system: "linux",
    arch: "x64",
    stub: stubLinuxDistribution,
    program: "linux-unpacked/interior-design-admin",
    resources: "linux-unpacked/resources",
    unwanted: "linux-unpacked/locales/de.pak",
  },
  "mac on Apple Silicon": {
    system: "mac",
    arch: "arm64",
    stub: stubMacDistribution,
    program: MAC_APP,
    resources: `${MAC_APP}/Contents/Resources`,
    unwanted: `${MAC_APP}/Contents/Resources/de.lproj`,
  },
  "win x64": {
    system: "win",
    arch: "x64",
    stub: stubWindowsDistribution,
    program: "win-unpacked/Interior Design Admin.exe",
    resources: "win-unpacked/resources",
    unwanted: "win-unpacked/locales/de.pak",
  },
  "win arm64": {
    system: "win",
    arch: "arm64",
    stub: stubWindowsDistribution,
    program: "win-arm64-unpacked/Interior Design Admin.exe",
    resources: "win-arm64-unpacked/resources",
    unwanted: "win-arm64-unpacked/locales/de.pak",
  },
} as const;
/** Expected package.json: the app's own fields, and nothing of the repository's package.json. */
const MANIFEST = {
  name: "interior-design-admin",
  productName: "Interior Design Admin",
  desktopName: "interior-design-admin.desktop",
  version: repositoryVersion(),
  type: "module",
  main: "main/index.js",
};

test.setTimeout(120_000);

for (const [name, expected] of Object.entries(systems)) {
  test.describe(name, () => {
    const { system, arch, stub, program, resources, unwanted } = expected;
    let folder = "";
    let records = "";
    const output = (file: string) => path.join(folder, "out", file);
    const archive = () => output(`${resources}/app.asar`);
    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), "desktop-package-"));
      const electron = path.join(folder, "electron");
      await stub(electron);
      const tools = await stubTools(path.join(folder, "tools"));
      ({ records } = tools);
      await packageApp({ system, arch, electron, output: output(""), env: tools.env });
    });
    test.afterAll(() => rm(folder, { recursive: true }));

    test("the package contains the built app and nothing else", async () => {
      expect(filesIn(archive()).filter((file) => !ALLOWED.test(file))).toEqual([]);
      expect(filesIn(archive())).toEqual(
        expect.arrayContaining(["main/index.js", "preload/index.cjs", "renderer/index.html"]),
      );
      await expect(stat(output(unwanted))).rejects.toThrow("ENOENT");
    });

    test("its package.json has the app's own name, version and entry only", () => {
      expect(JSON.parse(textIn(archive(), "package.json"))).toEqual(MANIFEST);
    });

    test("the package contains no secret and is small", async () => {
      for (const file of filesIn(archive())) {
        expect(SECRETS.test(textIn(archive(), file)), file).toBe(false);
      }
      const { size } = await stat(archive());
      console.info(`app.asar for ${name}: ${megabytes(size)}`);
      expect(size).toBeLessThan(MAX_APP_BYTES);
    });

    for (const [fuse, on] of FUSES) {
      test(`checklist 19: the fuse ${fuse} is ${on ? "on" : "off"}`, async () => {
        const fuses = await getCurrentFuseWire(output(program));
        expect(fuses[FuseV1Options[fuse]]).toBe(on ? FuseState.ENABLE : FuseState.DISABLE);
      });
    }

    if (system === "mac") {
      test("Info.plist has the app's name, its links and the hash of its archive", async () => {
        const list = await readFile(output(`${MAC_APP}/Contents/Info.plist`), "utf8");
        expect(list).toContain("<string>studio.interiordesign.admin</string>");
        expect(list).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>interior-admin</);
        for (const key of ["CFBundleName", "CFBundleDisplayName", "CFBundleExecutable"]) {
          expect(list).toMatch(new RegExp(`<key>${key}</key>\\s*<string>${MANIFEST.productName}<`));
        }
        expect(list).toMatch(/<key>algorithm<\/key>\s*<string>SHA256<\/string>/);
        expect(list).toContain(`<string>${headerHash(archive())}</string>`);
        expect(list).toMatch(/<key>CFBundleIconFile<\/key>\s*<string>icon\.icns</);
        const icon = await readFile(output(`${resources}/icon.icns`));
        expect(icon.equals(await readFile("desktop/icons/icon.icns"))).toBe(true);
      });

      test("an unsigned app is signed ad hoc after its fuses were set", async () => {
        const app = output(program);
        const given = (await readFile(path.join(records, "codesign.args"), "utf8")).trimEnd();
        expect(given.split("\n")).toEqual(
          expect.arrayContaining(["--sign", "-", "--force", "--deep", app]),
        );
        expect(given.endsWith(app), "one call, the app last").toBe(true);
        const signed = await getCurrentFuseWire(path.join(records, "signed-framework"));
        expect(signed).toEqual(await getCurrentFuseWire(app));
      });
    }

    if (system === "win") {
      test("the program has its version strings and the hash of its archive", async () => {
        const built = await readFile(output(program));
        const { version } = JSON.parse(textIn(archive(), "package.json")) as { version: string };
        expect(versionStrings(built)).toMatchObject({
          ProductName: "Interior Design Admin",
          FileDescription: "Interior Design Admin",
          InternalName: "Interior Design Admin",
          CompanyName: "Linden & Loam",
          LegalCopyright: "Copyright © 2026 Linden & Loam",
          FileVersion: version,
          // Windows knows no pre-releases: 1.0.0-rc is 1.0.0.0.
          ProductVersion: `${version.replace(/-.*/, "")}.0`,
        });
        expect(archiveIntegrity(built)).toEqual([
          { file: "resources\\app.asar", alg: "SHA256", value: headerHash(archive()) },
        ]);
      });
    }
  });
}

test("an unknown setting of electron-builder stops the packaging", async () => {
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

function repositoryVersion(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return version;
}

function filesIn(archive: string): string[] {
  return listPackage(archive, { isPack: false })
    .map((file) => file.replace(/^[/\\]/, "").replaceAll("\\", "/"))
    .filter((file) => path.extname(file) !== "" && !file.endsWith("/"));
}

const textIn = (archive: string, file: string) => extractFile(archive, file).toString("utf8");

/** The archive hash that Electron verifies before it loads anything. */
function headerHash(archive: string): string {
  return createHash("sha256").update(getRawHeader(archive).headerString).digest("hex");
}
