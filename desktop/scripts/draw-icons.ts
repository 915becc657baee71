// Draws the app's icons from the brand mark of the site: node desktop/scripts/draw-icons.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { icnsOf, icoOf } from "./icon-containers.ts";

const here = (place: string) => fileURLToPath(new URL(place, import.meta.url));
const mark = await readFile(here("../../site/public/favicon.svg"));
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
/** macOS icons have a margin of a tenth on each side (Apple's icon grid: 824 of 1024). */
const MAC_SHARE = 824 / 1024;
const PIXELS_PER_INCH = 72;
const MARK_PIXELS = 32;

async function draw(size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const density = Math.min(2400, (PIXELS_PER_INCH * inner) / MARK_PIXELS);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(mark, { density })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: "#0000" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const drawAll = (sizes: readonly number[], share?: number) =>
  Promise.all(sizes.map(async (size) => ({ size, png: await draw(size, share) })));

const images = await drawAll(SIZES);
await mkdir(here("../icons/linux"), { recursive: true });
for (const { size, png } of images) {
  await writeFile(here(`../icons/linux/${size}x${size}.png`), png);
}
await writeFile(here("../icons/icon.ico"), icoOf(images.filter(({ size }) => size <= 256)));
await writeFile(
  here("../icons/icon.icns"),
  icnsOf(await drawAll([16, 32, 64, 128, 256, 512, 1024], MAC_SHARE)),
);
