import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLogFile } from "./log-file.ts";

let folder = "";
const noon = () => new Date("2026-01-02T12:00:00Z");

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "log-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("writes each message as one line, in order", async () => {
  const log = createLogFile(path.join(folder, "logs", "main.log"), noon);
  await Promise.all([log.write("main", "first"), log.write("page", "two\nlines")]);
  expect(await readFile(log.file, "utf8")).toBe(
    "2026-01-02T12:00:00.000Z [main] first\n2026-01-02T12:00:00.000Z [page] two ⏎ lines\n",
  );
});

it("rotates the file past one mebibyte and preserves the old one", async () => {
  const log = createLogFile(path.join(folder, "main.log"), noon);
  await writeFile(log.file, "x".repeat(1024 * 1024));
  await log.write("main", "fresh");
  expect(await readFile(log.file, "utf8")).toContain("fresh");
  expect((await readFile(`${log.file}.old`)).byteLength).toBe(1024 * 1024);
});
