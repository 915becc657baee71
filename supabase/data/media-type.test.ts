import { describe, expect, it } from "vitest";
import { detectMediaType } from "./media-type.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const box = (brands: string, size = 8 + brands.length) =>
  latin1(`\0\0\0${String.fromCharCode(size)}ftyp${brands}`);
const matroska = (docType: string) =>
  latin1(`\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84${docType}\x42\x87\x81\x04`);

describe("detectMediaType", () => {
  it.each([
    ["PNG", latin1("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "image/png"],
    ["JPEG", latin1("\xff\xd8\xff\xe0\0\x10JFIF"), "image/jpeg"],
    ["GIF 87", latin1("GIF87a\x01\0"), "image/gif"],
    ["GIF 89", latin1("GIF89a\x01\0"), "image/gif"],
    ["WebP", latin1("RIFF\x24\0\0\0WEBPVP8 "), "image/webp"],
    ["AVIF", box("avif\0\0\0\0avifmif1miaf"), "image/avif"],
    ["animated AVIF", box("avis\0\0\0\0avismsf1"), "image/avif"],
    ["AVIF that calls itself mif1", box("mif1\0\0\0\0mif1avif"), "image/avif"],
    ["HEIC", box("heic\0\0\0\0mif1heic"), "image/heic"],
    ["HEIC that calls itself mif1", box("mif1\0\0\0\0mif1heic"), "image/heic"],
    ["MP4", box("isom\0\0\x02\0isomiso2avc1mp41"), "video/mp4"],
    ["MP4 v2", box("mp42\0\0\0\0mp42isom"), "video/mp4"],
    ["MP4 of an unknown brand that agrees with isom", box("XYZ \0\0\0\0isom"), "video/mp4"],
    ["QuickTime", box("qt  \0\0\0\0qt  "), "video/quicktime"],
    ["old QuickTime", latin1("\0\0\0\x08wide\0\0\0\0mdat"), "video/quicktime"],
    ["WebM", matroska("webm"), "video/webm"],
  ] as const)("knows %s", (_, bytes, type) => {
    expect(detectMediaType(bytes)).toBe(type);
  });

  it.each([
    ["SVG", latin1('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ["SVG behind an XML line", latin1('<?xml version="1.0"?><svg/>')],
    ["HTML", latin1("<!doctype html><script>alert(1)</script>")],
    ["PDF", latin1("%PDF-1.7\n")],
    ["ZIP", latin1("PK\x03\x04\x14\0")],
    ["a Windows program", latin1("MZ\x90\0\x03\0\0\0")],
    ["Matroska that is not WebM", matroska("matroska")],
    ["audio in an MP4 box", box("M4A \0\0\0\0M4A mp42isom")],
    ["a sound file in RIFF", latin1("RIFF\x24\0\0\0WAVEfmt ")],
    ["a BMP", latin1("BM\x36\0\0\0")],
    ["text that mentions ftyp", latin1("my ftyp is here")],
    ["nothing", new Uint8Array(0)],
    ["a single byte", latin1("\x89")],
    ["half a PNG signature", latin1("\x89PNG")],
    ["a box cut off after its name", latin1("\0\0\0\x18ftyp")],
  ] as const)("refuses %s", (_, bytes) => {
    expect(detectMediaType(bytes)).toBeNull();
  });

  it("reads bytes at an offset of a larger buffer", () => {
    const larger = new Uint8Array(64);
    larger.set(box("avif\0\0\0\0mif1"), 10);
    expect(detectMediaType(larger.subarray(10, 30))).toBe("image/avif");
  });
});
