const ANIMATED = 0b10;
const EXIF = 0b1000;
const XMP = 0b100;
/** "RIFF", length, "WEBP", then the first chunk: "VP8X", length, flags. */
const FLAGS_AT = 20;

/** Whether a WebP file says that it moves. */
export function isMovingWebp(bytes: Uint8Array): boolean {
  return text(bytes, 12) === "VP8X" && ((bytes[FLAGS_AT] ?? 0) & ANIMATED) !== 0;
}

/** A WebP file without the chunks that hold camera data and place. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(bytes.length, at + 8 + length + (length % 2));
    if (!["EXIF", "XMP "].includes(text(bytes, at))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const size = kept.reduce((sum, chunk) => sum + chunk.length, 12);
  const slim = new Uint8Array(size);
  slim.set(bytes.subarray(0, 12));
  let at = 12;
  for (const chunk of kept) {
    slim.set(chunk, at);
    at += chunk.length;
  }
  new DataView(slim.buffer).setUint32(4, size - 8, true);
  slim[FLAGS_AT] = (slim[FLAGS_AT] ?? 0) & ~(EXIF | XMP);
  return slim;
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
