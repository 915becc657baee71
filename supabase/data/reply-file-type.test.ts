import { describe, expect, it } from "vitest";
import { replyFileExtension } from "./reply-file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const DXF = "  0\r\nSECTION\r\n  2\r\nHEADER\r\n";
const MP4 = "\0\0\0\x18ftypisom\0\0\0\0";

describe("SU23 the type of an attachment", () => {
  it.each([
    ["plan.pdf", "%PDF-1.7", "pdf"],
    ["Plan.PDF", "\xef\xbb\xbf%PDF-1.4", "pdf"],
    ["a.photo.JPG", "\xff\xd8\xff\xe0", "jpg"],
    ["photo.jpeg", "\xff\xd8\xff\xe0", "jpeg"],
    ["logo.png", "\x89PNG\r\n\x1a\n", "png"],
    ["room.webp", "RIFF\0\0\0\0WEBP", "webp"],
    ["room.avif", "\0\0\0\x14ftypavif\0\0\0\0", "avif"],
    ["notes.txt", "Grüße", "txt"],
    ["notes.txt", "\xff\xfeH\0i\0", "txt"],
    ["prices.csv", "a;b\n1;2", "csv"],
    ["all.zip", "PK\x03\x04", "zip"],
    ["none.zip", "PK\x05\x06", "zip"],
    ["offer.docx", "PK\x03\x04", "docx"],
    ["offer.xlsx", "PK\x03\x04", "xlsx"],
    ["house.dwg", "AC1032\0\0", "dwg"],
    ["house.dxf", DXF, "dxf"],
    ["house.dxf", `999\nDrawn by hand\n${DXF}`, "dxf"],
    ["house.dxf", "AutoCAD Binary DXF\r\n\x1a\0", "dxf"],
  ])("%s is taken", (name, content, extension) => {
    expect(replyFileExtension(name, bytes(content))).toBe(extension);
  });

  it.each([
    ["a program", "setup.exe", "MZ\x90"],
    ["a program with another name", "setup.pdf", "MZ\x90"],
    ["a web page", "page.html", "<html>"],
    ["a drawing that can contain script", "logo.svg", "<svg/>"],
    ["a document with macros", "offer.docm", "PK\x03\x04"],
    ["an image with the extension of another type", "photo.png", "\xff\xd8\xff\xe0"],
    ["a video", "walk.mp4", MP4],
    ["a video that is called an image", "walk.avif", MP4],
    ["bytes that are no text", "notes.txt", "a\0b"],
    ["text that is no drawing", "house.dxf", "0 SECTIONS"],
    ["a name without an extension", "pdf", "%PDF-1.7"],
    ["a name that ends with a dot", "plan.pdf.", "%PDF-1.7"],
    ["a property of every object", "a.constructor", "x"],
  ])("%s is not", (_what, name, content) => {
    expect(replyFileExtension(name, bytes(content))).toBeNull();
  });
});
