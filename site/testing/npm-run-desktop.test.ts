import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { npmRun } from "./npm-run.ts";

/** A hosted backend, so that only the app is built and started. */
const HOSTED = {
  VITE_SUPABASE_URL: "https://backend.invalid",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_no_studio",
  VITE_SITE_URL: "https://studio.invalid",
};
const PROGRAMS = ["electron", "electron.exe", "Electron.app/Contents/MacOS/Electron"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "studio-desktop-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("npm run desktop starts the program that ELECTRON_OVERRIDE_DIST_PATH names, with the built app", async () => {
  const record = path.join(folder, "record");
  for (const program of PROGRAMS) {
    mkdirSync(path.dirname(path.join(folder, program)), { recursive: true });
    writeFileSync(path.join(folder, program), `#!/bin/sh\necho "$1" > "${record}"\n`);
    chmodSync(path.join(folder, program), 0o755);
  }
  const run = npmRun(["desktop"], { ...HOSTED, ELECTRON_OVERRIDE_DIST_PATH: folder });
  expect(await run.ended, run.output()).toBe(0);
  expect(readFileSync(record, "utf8")).toBe("desktop/dist\n");
  const manifest = JSON.parse(readFileSync("desktop/dist/package.json", "utf8")) as object;
  expect(manifest).toMatchObject({ productName: "Interior Design Admin", main: "main/index.js" });
});

it("reports in one sentence that the named folder contains no Electron", async () => {
  const run = npmRun(["desktop"], { ...HOSTED, ELECTRON_OVERRIDE_DIST_PATH: folder });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `ELECTRON_OVERRIDE_DIST_PATH is ${folder}, but that folder holds no Electron: unpack electron-v${version()} for this system there.`,
  );
});

it("explains in one sentence how to supply an Electron that cannot be downloaded", async (test) => {
  test.skip(existsSync("node_modules/electron/dist"), "Electron's program is on this machine.");
  const nowhere = { ELECTRON_MIRROR: "http://127.0.0.1:9/", electron_config_cache: folder };
  const run = npmRun(["desktop"], { ...HOSTED, ELECTRON_OVERRIDE_DIST_PATH: "", ...nowhere });
  expect(await run.ended).toBe(1);
  expect(run.output().split("\n").at(-1)).toBe(
    `Electron's program could not be downloaded. Unpack electron-v${version()} for this system from https://github.com/electron/electron/releases and set ELECTRON_OVERRIDE_DIST_PATH to its folder, or run this where GitHub can be reached.`,
  );
});

function version(): string {
  const manifest = readFileSync("node_modules/electron/package.json", "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
