export interface SizedPng {
  /** Edge in pixels. */
  readonly size: number;
  readonly png: Buffer;
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Windows icon: a directory of PNG images of up to 256 pixels. */
export function icoOf(images: readonly SizedPng[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.byteLength, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.byteLength;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/** Types of PNG images in an icns file by their edge in pixels. */
const icnsKinds: Readonly<Record<number, readonly string[]>> = {
  16: ["icp4"],
  32: ["icp5", "ic11"],
  64: ["ic12"],
  128: ["ic07"],
  256: ["ic08", "ic13"],
  512: ["ic09", "ic14"],
  1024: ["ic10"],
};

/** macOS icon: a list of tagged PNG images. */
export function icnsOf(images: readonly SizedPng[]): Buffer {
  const parts = images.flatMap(({ size, png }) =>
    (icnsKinds[size] ?? []).map((kind) => tagged(kind, png)),
  );
  return tagged("icns", Buffer.concat(parts));
}

function tagged(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, "ascii");
  head.writeUInt32BE(content.byteLength + head.byteLength, 4);
  return Buffer.concat([head, content]);
}
