import { describe, expect, it } from "vitest";
import { mediaName } from "./media-name.ts";

const now = new Date(1_700_000_000_123);

describe("mediaName", () => {
  it("NB15 is time, random part and the original extension, as the bucket's policy requires", () => {
    expect(mediaName("Living Room.PNG", "image/png", now)).toMatch(
      /^1700000000123-[a-z0-9]{12}\.png$/,
    );
    expect(mediaName("IMG_1.JPEG", "image/jpeg", now)).toMatch(/\.jpeg$/);
  });

  it.each([
    ["photo", "image/jpeg", "jpg"],
    ["evil.html", "image/png", "png"],
    ["picture.svg", "image/webp", "webp"],
    ["archive.tar.gz", "image/gif", "gif"],
    ["../../etc/passwd", "image/avif", "avif"],
    ["film.m4v", "video/mp4", "mp4"],
    ["film.", "video/quicktime", "mov"],
    ["", "video/webm", "webm"],
  ] as const)("%j of type %s gets the extension of its type", (name, type, extension) => {
    expect(mediaName(name, type, now)).toMatch(
      new RegExp(`^1700000000123-[a-z0-9]{12}\\.${extension}$`),
    );
  });

  it("NB15 is unique", () => {
    const names = Array.from({ length: 1000 }, () => mediaName("a.png", "image/png", now));
    expect(new Set(names).size).toBe(1000);
  });
});
