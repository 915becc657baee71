import type { ImageSize } from "./image-copies.ts";

/** The size in pixels from an image's header, read before decoding: a small file can declare a size
 * that exceeds the memory. null without a size. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (text(bytes, 12) === "IHDR") return size(view.getUint32(16), view.getUint32(20));
    if (text(bytes, 0).startsWith("GIF")) {
      return size(view.getUint16(6, true), view.getUint16(8, true));
    }
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (text(bytes, 8) === "WEBP") return webpSize(bytes, view);
    return text(bytes, 4) === "ftyp" ? largestExtent(bytes, view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the file ends within its header
    throw error;
  }
}

/** Walks the segments up to the frame header, one of SOF0 to SOF15. */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return size(view.getUint16(at + 7), view.getUint16(at + 5));
  }
  return null;
}

/** VP8X stores 24 bits minus one; VP8L 14 bits minus one, packed; VP8 14 bits. */
function webpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  const kind = text(bytes, 12);
  if (kind === "VP8X") {
    const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    return size(threeBytes(24) + 1, threeBytes(27) + 1);
  }
  if (kind === "VP8L") {
    const packed = view.getUint32(21, true);
    return size((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
  }
  if (kind !== "VP8 ") return null;
  return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** AVIF and HEIC have one "ispe" box per part; the largest one is the whole image. */
function largestExtent(bytes: Uint8Array, view: DataView): ImageSize | null {
  let found: ImageSize | null = null;
  for (let at = 4; at < Math.min(bytes.length, 65_536); at += 1) {
    if (text(bytes, at) !== "ispe") continue;
    const extent = size(view.getUint32(at + 8), view.getUint32(at + 12));
    if (found === null || pixels(extent) > pixels(found)) found = extent;
  }
  return found;
}

function pixels({ width, height }: ImageSize): number {
  return width * height;
}

function size(width: number, height: number): ImageSize {
  return { width, height };
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
