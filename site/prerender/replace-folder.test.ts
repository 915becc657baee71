import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceFolder } from "./replace-folder.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), "replace-folder-"));
  folder = path.join(parent, "dist");
});

afterEach(() => rm(parent, { recursive: true }));

async function writePage(target: string, text: string) {
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, "index.html"), text);
}

it("replaces the folder once the new one is complete, and leaves no temporary folder", async () => {
  await writePage(folder, "before");
  await writeFile(path.join(folder, "gone.html"), "");
  await replaceFolder(folder, async (next) => {
    await writePage(next, "after");
    expect(await readFile(path.join(folder, "index.html"), "utf8")).toBe("before");
  });
  expect(await readdir(folder)).toEqual(["index.html"]);
  expect(await readFile(path.join(folder, "index.html"), "utf8")).toBe("after");
  expect(await readdir(parent)).toEqual(["dist"]);
});

it("leaves the folder as it was when writing fails", async () => {
  await writePage(folder, "before");
  const broken = replaceFolder(folder, async (next) => {
    await writePage(next, "half");
    throw new Error("boom");
  });
  await expect(broken).rejects.toThrow("boom");
  expect(await readFile(path.join(folder, "index.html"), "utf8")).toBe("before");
  expect(await readdir(parent)).toEqual(["dist"]);
});

it("creates the folder if there is none", async () => {
  expect(await replaceFolder(folder, (next) => writePage(next, "first").then(() => 1))).toBe(1);
  expect(await readdir(parent)).toEqual(["dist"]);
});
