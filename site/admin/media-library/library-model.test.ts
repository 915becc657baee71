import { describe, expect, it } from "vitest";
import { describeFile, found, usageSentence } from "./library-model.ts";

const use = (title: string) => ({ kind: "post" as const, id: title, title, trashed: false });
const files = [
  { name: "1-a.png", type: "image/png", uses: [use("Oak floors")] },
  { name: "2-b.mp4", type: "video/mp4", uses: [] },
];
const names = (search: string, usage: "all" | "used" | "unused") =>
  found(files, search, usage).map(({ name }) => name);

describe("the media library", () => {
  it("is searched by name, type and the title of the post or project that uses a file", () => {
    expect(names("", "all")).toEqual(["1-a.png", "2-b.mp4"]);
    expect(names("OAK", "all")).toEqual(["1-a.png"]);
    expect(names("video", "all")).toEqual(["2-b.mp4"]);
    expect(names("", "unused")).toEqual(["2-b.mp4"]);
    expect(names("oak", "unused")).toEqual([]);
  });

  it("describes a file by type and size", () => {
    expect(describeFile({ name: "1-a.png", bytes: 10 })).toBe("PNG, 10 B");
    expect(describeFile({ name: "1-a.webp", bytes: 2_500_000 })).toBe("WEBP, 2.4 MB");
  });

  it("lists the posts and projects that use a file before it is deleted", () => {
    expect(usageSentence([])).toBe("Nothing shows this file.");
    const many = ["a", "b", "c", "d", "e"].map(use);
    expect(usageSentence(many)).toBe(
      "Shown in “a”, “b”, “c” and 2 more. There a gap would be left.",
    );
  });
});
