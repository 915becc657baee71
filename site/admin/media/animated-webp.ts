// RIFF is read by hand: a canvas would keep the first frame alone, and the format is a plain list of chunks, each with
// its length before it.

const ANIMATED = 0b10;
const EXIF = 0b1000;
const XMP = 0b100;
/** Byte offset of the flags: "RIFF", length, "WEBP", then the first chunk: "VP8X", length, flags. */
const FLAGS_AT = 20;

/** Whether the header of a WebP file has the animation flag. */
export function isAnimatedWebp(bytes: Uint8Array): boolean {
  return text(bytes, 12) === "VP8X" && ((bytes[FLAGS_AT] ?? 0) & ANIMATED) !== 0;
}

/** Copy of a WebP file without its EXIF and XMP chunks (camera data, location). */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(bytes.length, at + 8 + length + (length % 2));
    if (!["EXIF", "XMP "].includes(text(bytes, at))) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 12);
  const stripped = new Uint8Array(size);
  stripped.set(bytes.subarray(0, 12));
  let at = 12;
  for (const chunk of chunks) {
    stripped.set(chunk, at);
    at += chunk.length;
  }
  new DataView(stripped.buffer).setUint32(4, size - 8, true);
  stripped[FLAGS_AT] = (stripped[FLAGS_AT] ?? 0) & ~(EXIF | XMP);
  return stripped;
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
