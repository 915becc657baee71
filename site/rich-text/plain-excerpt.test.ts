import { expect, it } from "vitest";
import { withPlainExcerpt, withPlainExcerpts } from "./plain-excerpt.ts";

it("NB09 the posts of a page have the displayed text of their excerpts", async () => {
  const page = {
    total: 3,
    rows: [
      { id: "a", excerpt: "## Why lime\n\nIt **breathes**…" },
      { id: "b", excerpt: "Prices *net*" },
      { id: "c", excerpt: "" },
    ],
  };
  expect(await withPlainExcerpts(page)).toEqual({
    total: 3,
    rows: [
      { id: "a", excerpt: "Why lime · It breathes…" },
      { id: "b", excerpt: "Prices *net*" },
      { id: "c", excerpt: "" },
    ],
  });
});

it("a post without markup in its excerpt stays the same object", async () => {
  const post = { excerpt: "It breathes, and it ages with the room…" };
  expect(await withPlainExcerpt(post)).toBe(post);
});
