import { randomBytes } from "node:crypto";
import sharp from "sharp";

export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real image file. */
export async function imageFile(name: string, width = 320): Promise<SampleFile> {
  const image = sharp({
    create: { width, height: 200, channels: 3, background: { r: 154, g: 69, b: 38 } },
  });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}

/** A real PNG of exactly this many bytes, padded after its last chunk, where decoders ignore data. */
export async function imageOfSize(name: string, bytes: number): Promise<SampleFile> {
  const { buffer, mimeType } = await imageFile(name);
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) };
}

/** A real PNG of random pixels, which does not compress. */
export async function noise(name: string): Promise<SampleFile> {
  const raw = { width: 640, height: 480, channels: 3 } as const;
  const image = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}

export function textFile(name: string, mimeType = "text/plain"): SampleFile {
  return { name, mimeType, buffer: Buffer.from("not a picture") };
}
