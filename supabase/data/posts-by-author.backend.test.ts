import { expect, it } from "vitest";
import { createPost } from "./posts.ts";
import { listPostsByAuthors } from "./posts-by-author.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost } from "./testing/rows.ts";

const backend = useRealBackend();

it("lists the titles of published posts that are signed with one of the names", async () => {
  const { staff, visitor } = backend();
  const add = (title: string, author: string, status: "published" | "draft" = "published") =>
    createPost(staff, newPost({ title, author, status }));
  await add("On oak", "Ada Oak, Gdynia");
  await add("On lime", "Bo Lime");
  await add("A draft", "Bo Lime", "draft");
  await add("On terrazzo", "Cy");

  const posts = await listPostsByAuthors(visitor, ["Ada Oak, Gdynia", "Bo Lime"]);
  expect(posts.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
    { title: "On lime", slug: "on-lime", author: "Bo Lime" },
    { title: "On oak", slug: "on-oak", author: "Ada Oak, Gdynia" },
  ]);
});
