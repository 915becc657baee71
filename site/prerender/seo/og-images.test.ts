import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { writeOgImage } from "./og-images.ts";

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
    const crop = await readFile(path.join(folder, (await writeOgImage(address, folders)) ?? ""));
    const above = sharp(crop).extract({ ...SOCIAL_IMAGE, height: 400, left: 0, top: 0 });
    const { channels } = await sharp(await above.toBuffer()).stats();
    const { width, height } = await sharp(crop).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(channels[0]?.mean).toBeCloseTo(red ?? 0, -1);
    expect(channels[2]?.mean).toBeCloseTo(blue ?? 0, -1);
  },
);

it("the wordmark is on a paper label in the lower left corner", async () => {
  const cacheDir = path.join(folder, "cache");
  const folders = {
    outDir: folder,
    publicDir: folder,
    cacheDir,
    storageUrl: "https://abc.example",
  };
  const crop = await readFile(path.join(folder, (await writeOgImage("/room.png", folders)) ?? ""));
  const part = async (left: number) => {
    const area = { left, top: 540, width: 300, height: 80 };
    const { channels } = await sharp(await sharp(crop).extract(area).toBuffer()).stats();
    return channels.map(({ mean, min }) => ({ mean, min }));
  };
  const [red, green, blue] = await part(60);
  // Paper with ink on it, neither red nor blue like the image.
  for (const channel of [red, green, blue]) {
    expect(channel?.mean).toBeGreaterThan(190);
    expect(channel?.min).toBeLessThan(60);
  }
  const beside = await part(800);
  expect(Math.min(...beside.map(({ mean }) => mean))).toBeLessThan(20);
});
