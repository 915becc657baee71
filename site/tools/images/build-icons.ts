/** Makes the site's icons from `site/public/favicon.svg`; part of `npm run images`. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
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
await writeFile(`${folder}favicon.ico`, icoOf(await drawn(32).png().toBuffer(), 32));

/** Encodes one PNG as an .ico file. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
