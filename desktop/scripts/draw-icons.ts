// Draws the app's icons from the brand mark of the site, and the badges of the Windows taskbar.
// electron-builder could convert the icons itself, but downloads its converter from GitHub at each
// packaging on a fresh machine, and scales one drawing to all sizes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { IconIcns, IconIco } from "@shockpkg/icon-encoder";
import sharp from "sharp";
import { CLAY, PAPER } from "#site/ui/theme/palette.ts";
import { BADGE_LABELS, badgeImageName } from "#desktop/main/unread-badge.ts";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const mark = await readFile(here("../../site/public/favicon.svg"));
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
/** Edges in pixels of the images in an icns file, with their types for normal and dense screens. */
const MAC_IMAGES = [
  [16, ["icp4"]],
  [32, ["icp5", "ic11"]],
  [64, ["ic12"]],
  [128, ["ic07"]],
  [256, ["ic08", "ic13"]],
  [512, ["ic09", "ic14"]],
  [1024, ["ic10"]],
] as const;
/** macOS icons have a margin of a tenth on each side (Apple's icon grid: 824 of 1024). */
const MAC_SHARE = 824 / 1024;
const PIXELS_PER_INCH = 72;
const MARK_PIXELS = 32;
const BADGE_PIXELS = 32;

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

/** A clay disc with a label of one or two characters. */
function drawBadge(label: string): Promise<Buffer> {
  const size = label.length === 1 ? 22 : 18;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="16" fill="${CLAY}"/>
    <text x="16" y="${16 + size * 0.36}" text-anchor="middle" fill="${PAPER}"
      font-family="DejaVu Sans, sans-serif" font-weight="bold" font-size="${size}">${label}</text>
  </svg>`;
  return sharp(Buffer.from(svg))
    .resize(BADGE_PIXELS, BADGE_PIXELS)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

await mkdir(here("../icons/linux"), { recursive: true });
await mkdir(here("../icons/badges"), { recursive: true });
const ico = new IconIco();
for (const size of SIZES) {
  const png = await draw(size);
  await writeFile(here(`../icons/linux/${size}x${size}.png`), png);
  if (size <= 256) await ico.addFromPng(png, true, true);
}
await writeFile(here("../icons/icon.ico"), ico.encode());
const icns = new IconIcns();
for (const [size, types] of MAC_IMAGES) {
  await icns.addFromPng(await draw(size, MAC_SHARE), types, true);
}
await writeFile(here("../icons/icon.icns"), icns.encode());
for (const label of BADGE_LABELS) {
  await writeFile(here(`../icons/badges/${badgeImageName(label)}.png`), await drawBadge(label));
}
