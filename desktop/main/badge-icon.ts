import { nativeImage } from "electron";
import type { NativeImage } from "electron";

const SIZE = 32;

/** The overlay of the Windows taskbar: a clay disc with a number of at most two characters. */
export function drawBadge(label: string): NativeImage {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  paintDisc(pixels);
  Array.from(label)
    .slice(0, 2)
    .forEach((character, index, all) => {
      paintGlyph(pixels, character, index * 12 + (all.length === 1 ? 11 : 5));
    });
  return nativeImage.createFromBitmap(pixels, { width: SIZE, height: SIZE, scaleFactor: 2 });
}

// Three by five pixels each, row by row.
const glyphs: Readonly<Record<string, string>> = {
  "1": "010110010010111",
  "2": "111001111100111",
  "3": "111001111001111",
  "4": "101101111001001",
  "5": "111100111001111",
  "6": "111100111101111",
  "7": "111001001001001",
  "8": "111101111101111",
  "9": "111101111001111",
  "+": "000010111010000",
};

function paintDisc(pixels: Buffer): void {
  const middle = (SIZE - 1) / 2;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if (Math.hypot(x - middle, y - middle) <= SIZE / 2) paint(pixels, x, y, [0x26, 0x45, 0x9a]);
    }
  }
}

function paintGlyph(pixels: Buffer, character: string, left: number): void {
  Array.from(glyphs[character] ?? "").forEach((bit, index) => {
    if (bit === "0") return;
    const x = left + (index % 3) * 3;
    const y = 8 + Math.floor(index / 3) * 3;
    for (let dy = 0; dy < 3; dy += 1) {
      for (let dx = 0; dx < 3; dx += 1) paint(pixels, x + dx, y + dy, [0xf2, 0xf7, 0xfa]);
    }
  });
}

/** Colour channels in bitmap order: blue, green, red. */
function paint(pixels: Buffer, x: number, y: number, [b, g, r]: readonly [number, number, number]) {
  pixels.set([b, g, r, 255], (y * SIZE + x) * 4);
}
