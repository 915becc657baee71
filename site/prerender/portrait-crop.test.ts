import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writePortraitCrop, writeResponsiveImages } from "./responsive-images.ts";
import type { ImageFolders } from "./responsive-images.ts";

let folders: ImageFolders;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "crops-"));
  folders = {
    publicDir: folder,
    storageUrl: "https://x.test",
    outDir: path.join(folder, "out"),
    cacheDir: path.join(folder, "cache"),
  };
});
afterAll(() => rm(folders.publicDir, { recursive: true }));

/** Stores an image of two halves, red and blue; returns its path on the site. */
async function halves(width: number, height: number): Promise<string> {
  const name = `/${String(width)}x${String(height)}.png`;
  const blue = { create: { width: width / 2, height, channels: 3, background: "#00f" } } as const;
  await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .removeAlpha()
    .png()
    .toFile(path.join(folders.publicDir, name));
  return name;
}

it.each([
  ["#focus=0,50", "red"],
  ["#focus=100,50", "blue"],
])("a portrait crop of a landscape image keeps its focal point %s: %s", async (focus, half) => {
  const crop = await writePortraitCrop(`${await halves(1800, 1100)}${focus}`, folders);
  expect(crop?.widths).toEqual([480, 752, 784, 880]);
  const file = path.join(folders.outDir, "pictures", `${crop?.name ?? ""}-880.avif`);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([880, 1100]);
  const { channels } = await sharp(file).stats();
  const [red, , blue] = channels.map(({ mean }) => mean > 128);
  expect([red, blue]).toEqual([half === "red", half === "blue"]);
});

it.each([
  [1000, 1250],
  [1800, 1000],
])("an image of %i by %i pixels has no portrait crop: phones show it whole", async (...size) => {
  expect(await writePortraitCrop(await halves(...size), folders)).toBeNull();
});

it("variants name the mean color of their image, also from the cache", async () => {
  const url = await halves(600, 400);
  const first = await writeResponsiveImages(url, folders);
  expect(first?.color).toMatch(/^#[78]\w00[78]\w$/);
  expect(await writeResponsiveImages(url, folders)).toEqual(first);
});
