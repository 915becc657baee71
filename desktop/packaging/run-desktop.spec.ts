import { mkdir, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { studioStack } from "#desktop/e2e/studio.ts";
import { runNode } from "#site/tools/run-node.ts";
import { writeProgram } from "./stub-tools.ts";

test.setTimeout(120_000);
let folder = "";

test.beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), "desktop-run-")));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Runs the script of `npm run desktop` with Electron's folder set to `program`. */
function runDesktop(program: string) {
  const { backend, site } = studioStack();
  return runNode("desktop/scripts/start.ts", {
    env: {
      ELECTRON_EXEC_PATH: "",
      ELECTRON_OVERRIDE_DIST_PATH: program,
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      VITE_SITE_URL: site,
    },
  });
}

test("npm run desktop starts the program in ELECTRON_OVERRIDE_DIST_PATH with the built app", async () => {
  const record = path.join(folder, "started");
  await writeProgram(path.join(folder, "electron"), `printf '%s\\n' "$0" "$@" > "${record}"`);
  await runDesktop(folder);
  expect(await readFile(record, "utf8")).toBe(`${path.join(folder, "electron")}\ndesktop/dist\n`);
});

test("npm run desktop reports a folder without Electron with one sentence", async () => {
  const empty = path.join(folder, "empty");
  await mkdir(empty);
  await expect(runDesktop(empty)).rejects.toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      `^ELECTRON_OVERRIDE_DIST_PATH is ${empty}, but that folder holds no Electron: unpack electron-v[\\d.]+ for this system there.$`,
    ),
  });
});
