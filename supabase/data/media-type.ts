import { IMAGE_TYPES, VIDEO_TYPES } from "./limits.ts";
import type { ImageType, VideoType } from "./limits.ts";

/** HEIC is detected so that the dashboard can convert it; no bucket accepts it. */
type MediaType = ImageType | VideoType | "image/heic";

/** Bytes at the start of a file that determine its type. */
export const SIGNATURE_BYTES = 4096;

/** Detects the type of a file by its first bytes; ignores its name and declared type. null for
 * everything else, SVG and HTML included: those can contain scripts. Own code: a library that knows hundreds of types
 * would be loaded with the form, and all but these would have to be refused. */
export function detectMediaType(bytes: Uint8Array): MediaType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return "image/gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return matroskaType(bytes);
  const box = ascii(bytes, 4, 8);
  if (box === "ftyp") return typeOfBrands(brands(bytes));
  return ["moov", "mdat", "wide"].includes(box) ? "video/quicktime" : null;
}

/** Whether both buckets accept the type. */
export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((known) => known === type);
}

/** Whether the bucket `blog-images` accepts the type as a video. */
export function isVideoType(type: string): type is VideoType {
  return VIDEO_TYPES.some((known) => known === type);
}

/** WebM is a Matroska file whose header names the type `webm`. */
function matroskaType(bytes: Uint8Array): MediaType | null {
  const header = ascii(bytes, 0, Math.min(bytes.length, 128));
  return header.includes("\x42\x82") && header.includes("webm") ? "video/webm" : null;
}

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|MSNV|mmp4|f4v )$/;

/** The brands of an ISO base media file: the main brand first, then the compatible ones. */
function typeOfBrands([main = "", ...others]: string[]): MediaType | null {
  const all = [main, ...others];
  if (all.includes("avif") || all.includes("avis")) return "image/avif";
  if (all.some((brand) => HEIC_BRANDS.includes(brand))) return "image/heic";
  if (main === "qt  ") return "video/quicktime";
  if (main.startsWith("M4A")) return null;
  return all.some((brand) => MP4_BRANDS.test(brand)) ? "video/mp4" : null;
}

function brands(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(view.getUint32(0), bytes.length);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
