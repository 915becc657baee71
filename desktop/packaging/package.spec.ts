import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { extractFile, listPackage } from "@electron/asar";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { expect, test } from "@playwright/test";
import { packageApp } from "./package-app.ts";
import { stubLinuxDistribution, stubMacDistribution } from "./stub-distribution.ts";

const MAX_APP_BYTES = 12 * 1024 * 1024;
const ALLOWED =
  /^(package\.json|desktop\/dist\/(main|preload|renderer)\/.+\.(js|cjs|html|css|woff2|svg|webp|avif|png))$/;
/** Secret keys, tokens and private keys by their shape; supabase-js itself names the prefixes. */
const SECRETS = /sb_secret_[\w-]{8,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY/;

let folder = "";
test.setTimeout(120_000);
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "desktop-package-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

function filesIn(archive: string): string[] {
  return listPackage(archive, { isPack: false })
    .map((file) => file.replace(/^[/\\]/, "").replaceAll("\\", "/"))
    .filter((file) => path.extname(file) !== "" && !file.endsWith("/"));
}

async function expectLeanArchive(archive: string) {
  const files = filesIn(archive);
  expect(files.filter((file) => !ALLOWED.test(file))).toEqual([]);
  expect(files).toContain("desktop/dist/main/index.js");
  expect(files).toContain("desktop/dist/preload/index.cjs");
  expect(files).toContain("desktop/dist/renderer/index.html");
  for (const file of files) {
    expect(SECRETS.test(extractFile(archive, file).toString("utf8")), file).toBe(false);
  }
  const settings = JSON.parse(extractFile(archive, "package.json").toString("utf8")) as object;
  expect(settings).toMatchObject({ main: "desktop/dist/main/index.js", type: "module" });
  expect(settings).not.toHaveProperty("scripts");
  const { size } = await stat(archive);
  console.info(`app.asar: ${(size / 1024 / 1024).toFixed(2)} MB`);
  expect(size).toBeLessThan(MAX_APP_BYTES);
}

async function expectFuses(program: string) {
  const fuses = await getCurrentFuseWire(program);
  const state = (fuse: FuseV1Options) => fuses[fuse] === FuseState.ENABLE;
  expect({
    runAsNode: state(FuseV1Options.RunAsNode),
    cookieEncryption: state(FuseV1Options.EnableCookieEncryption),
    nodeOptions: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: state(FuseV1Options.EnableNodeCliInspectArguments),
    asarIntegrity: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
    fileProtocol: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    cookieEncryption: true,
    nodeOptions: false,
    inspect: false,
    asarIntegrity: true,
    onlyAsar: true,
    fileProtocol: false,
  });
}

test("the Linux package holds the built app alone, with its fuses set", async () => {
  const electron = path.join(folder, "electron");
  await stubLinuxDistribution(electron);
  await packageApp({ system: "linux", electron, output: path.join(folder, "out") });
  const unpacked = path.join(folder, "out", "linux-unpacked");
  await expectLeanArchive(path.join(unpacked, "resources", "app.asar"));
  await expectFuses(path.join(unpacked, "interior-design-admin"));
  await expect(stat(path.join(unpacked, "locales", "de.pak"))).rejects.toThrow("ENOENT");
});

test("the macOS package names itself, its links and the hash of its archive", async () => {
  const electron = path.join(folder, "electron");
  await stubMacDistribution(electron);
  await packageApp({ system: "mac", electron, output: path.join(folder, "out") });
  const app = path.join(folder, "out", "mac", "Interior Design Admin.app");
  await expectLeanArchive(path.join(app, "Contents", "Resources", "app.asar"));
  await expectFuses(app);
  const list = await readFile(path.join(app, "Contents", "Info.plist"), "utf8");
  expect(list).toContain("<string>studio.interiordesign.admin</string>");
  expect(list).toContain("<string>interior-admin</string>");
  expect(list).toContain("<key>ElectronAsarIntegrity</key>");
  expect(list).toMatch(/<key>algorithm<\/key>\s*<string>SHA256<\/string>/);
});

test("a setting that electron-builder does not know stops the packaging", async () => {
  const electron = path.join(folder, "electron");
  const packaging = { system: "linux", electron, output: path.join(folder, "out") } as const;
  await expect(packageApp({ ...packaging, settings: ["-c.asarr=true"] })).rejects.toThrow(
    "unknown property 'asarr'",
  );
});
