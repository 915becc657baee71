import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { startChild, stopChildren } from "./child.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-child-"));
const silent = join(folder, "silent.mjs");
writeFileSync(silent, "setInterval(() => undefined, 1000);");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("ends a part that is still starting", async () => {
  const starting = startChild(pathToFileURL(silent), { options: {} });
  const failure = expect(starting).rejects.toThrow("A part ended before it was ready");
  await stopChildren();
  await failure;
});
