import { expect, it } from "vitest";
import { inquiryFileName, inquiryFileType } from "./inquiry-file-type.ts";
import { ORIGINAL_NAME_MAX } from "./limits.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["RIFF\0\0\0\0WEBP", "image/webp"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "image/heic"],
  ["%PDF-1.7", "application/pdf"],
  ["GIF89a", null],
  ["\0\0\0\x18ftypavif\0\0\0\0mif1avif", null],
  ["\0\0\0\x18ftypisom\0\0\0\0isommp42", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", null],
  ["<!doctype html>", null],
  ["PK\x03\x04", null],
  ["MZ", null],
  ["", null],
])("CT18 %j is of the type %s", (text, type) => {
  expect(inquiryFileType(bytes(text))).toBe(type);
});

it.each([
  ["IMG_1.JPEG", "image/jpeg", "IMG_1.JPEG"],
  ["photo", "image/jpeg", "photo.jpg"],
  ["photo.png", "image/jpeg", "photo.png.jpg"],
  ["plan.exe", "application/pdf", "plan.exe.pdf"],
  ["pdf", "application/pdf", "pdf.pdf"],
  ["a/b\\c\r\n.pdf", "application/pdf", "a b c  .pdf"],
  ["IMG_2.HEIF", "image/heic", "IMG_2.HEIF"],
] as const)("CT18 %j of the type %s is called %j", (name, type, shown) => {
  expect(inquiryFileName(name, type)).toBe(shown);
});

it("CT18 a long name is shortened before its extension", () => {
  const name = inquiryFileName(`${"🏠".repeat(300)}.pdf`, "application/pdf");
  expect(Array.from(name)).toHaveLength(ORIGINAL_NAME_MAX);
  expect(name).toMatch(/🏠\.pdf$/u);
});
