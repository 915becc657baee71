import { NAUGHTY_STRINGS } from "#supabase/data/testing/naughty-strings.ts";
import { expect, it } from "vitest";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";

it("SU05 a post is sent as it was typed, a byte order mark included", () => {
  for (const text of NAUGHTY_STRINGS.filter((each) => each.trim() !== "")) {
    const typed = { title: text, content: text, excerpt: text, author: text, metaTitle: text };
    const row = newPost({ ...EMPTY_POST, ...typed, metaDescription: text }, "a@example.com");
    expect(row).toMatchObject({
      title: text,
      content: text,
      excerpt: text,
      author: text,
      meta_title: text,
      meta_description: text,
    });
  }
});

it("NB08 tags lose the white space around them, and nothing else", () => {
  const { tags } = newPost(
    { ...EMPTY_POST, tags: " \uFEFFoak ,\tlinen\n, \uFEFF " },
    "a@example.com",
  );
  expect(tags).toEqual(["\uFEFFoak", "linen"]);
});
