import { expect, it } from "vitest";
import { TITLE_MAX } from "#supabase/data/limits.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { duplicateOfPost } from "./duplicate-of-post.ts";

const ROW: PostRow = {
  ...{ id: "1", version: 7, title: "Oak floors", slug: "oak-floors", content: "Wood" },
  ...{ excerpt: "Wood…", featured_image_url: "/oak.webp", category_id: "2", author: "Zofia" },
  ...{ post_type: "tips", meta_title: "Oak floors", meta_description: "On oak." },
  ...{ tags: ["wood"], read_time: 3, status: "published", created_by_admin: "a@b.example" },
  ...{ published_at: "2026-01-01T00:00:00Z", created_at: "2026-01-01T00:00:00Z" },
  ...{ updated_at: "2026-01-02T00:00:00Z", deleted_at: null },
};

it("the duplicate of a post is a draft with the texts of the post, without slug and publication date", () => {
  expect(duplicateOfPost(ROW)).toEqual({
    ...{ title: "Oak floors (copy)", slug: "", content: "Wood", excerpt: "Wood…" },
    ...{ featured_image_url: "/oak.webp", category_id: "2", author: "Zofia", post_type: "tips" },
    ...{ meta_title: "Oak floors (copy)", meta_description: "On oak.", tags: ["wood"] },
    ...{ read_time: 3, status: "draft", created_by_admin: null },
  });
});

it("the duplicate has the meta title of the post if it is not the title, and a title within the limit", () => {
  const title = "o".repeat(TITLE_MAX);
  const duplicate = duplicateOfPost({ ...ROW, title, meta_title: "Floors of oak" });
  expect(duplicate.meta_title).toBe("Floors of oak");
  expect(duplicate.title).toHaveLength(TITLE_MAX);
  expect(duplicate.title).toMatch(/o \(copy\)$/);
});
