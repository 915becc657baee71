import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { socialCrop } from "./og-images.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "social-crops-"));
  const half = { width: 600, height: 600, channels: 3 } as const;
  const lower = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  await sharp({ create: { ...half, height: 1200, background: "#ff0000" } })
    .composite([{ input: lower, top: 600, left: 0 }])
    .png()
    .toFile(path.join(folder, "room.png"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it.each([
  ["/room.png#focus=50,0", [255, 0]],
  ["/room.png#focus=50,100", [0, 255]],
])(
  "the social preview image of %s is cropped around its focal point",
  async (address, [red, blue]) => {
    const cacheDir = path.join(folder, "cache");
    const storageUrl = "https://abc.supabase.co";
    const folders = { outDir: folder, publicDir: folder, cacheDir, storageUrl };
    const crop = await readFile(path.join(folder, (await socialCrop(address, folders)) ?? ""));
    const { channels } = await sharp(crop).stats();
    const { width, height } = await sharp(crop).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(channels[0]?.mean).toBeCloseTo(red ?? 0, -1);
    expect(channels[2]?.mean).toBeCloseTo(blue ?? 0, -1);
  },
);
