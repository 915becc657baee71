import { describe, expect, it } from "vitest";
import { describeFile, fileUsageSentence } from "./library-model.ts";

const use = (title: string) => ({ kind: "post" as const, id: title, title, trashed: false });
describe("the media library", () => {
  it("describes a file by type and size", () => {
    expect(describeFile({ name: "1-a.png", bytes: 10 })).toBe("PNG, 10 B");
    expect(describeFile({ name: "1-a.webp", bytes: 2_500_000 })).toBe("WEBP, 2.4 MB");
  });

  it("lists the posts and projects that use a file before it is deleted", () => {
    expect(fileUsageSentence([])).toBe("Nothing shows this file.");
    const many = ["a", "b", "c", "d", "e"].map(use);
    expect(fileUsageSentence(many)).toBe(
      "Shown in “a”, “b”, “c” and 2 more. There a gap would be left.",
    );
  });
});
