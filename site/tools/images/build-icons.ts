/** Makes the site's icons from `site/public/favicon.svg`; part of `npm run images`. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { IconIco } from "@shockpkg/icon-encoder";
import sharp from "sharp";
import { CLAY } from "#site/ui/theme/palette.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
const svg = await readFile(`${folder}favicon.svg`);

const drawn = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);

for (const size of [192, 512]) await drawn(size).png().toFile(`${folder}icon-${size}.png`);
// Maskable icons are cropped by the system, so the sign is inside the safe zone of a filled square.
const onField = (size: number, sign: number) =>
  drawn(sign).extend({
    top: (size - sign) / 2,
    bottom: (size - sign) / 2,
    left: (size - sign) / 2,
    right: (size - sign) / 2,
    background: CLAY,
  });
await onField(512, 400)
  .flatten({ background: CLAY })
  .png()
  .toFile(`${folder}icon-maskable-512.png`);
await onField(180, 150).flatten({ background: CLAY }).png().toFile(`${folder}apple-touch-icon.png`);
const ico = new IconIco();
await ico.addFromPng(await drawn(32).png().toBuffer(), true, true);
await writeFile(`${folder}favicon.ico`, ico.encode());
