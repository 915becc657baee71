import { expect, it } from "vitest";
import { postsOf } from "./team-posts.ts";

const posts = ["Ada", "Bo", "ada ", "Ada", ""].map((author, index) => ({
  ...{ title: `Post ${String(index)}`, slug: String(index) },
  author,
}));
const slugs = (name: string) => postsOf(name, posts).map(({ slug }) => slug);

it("links a member's two newest posts, and none of others", () => {
  expect(slugs("Ada")).toEqual(["0", "2"]);
  expect(slugs("Bo")).toEqual(["1"]);
  expect(slugs("Cy")).toEqual([]);
  expect(slugs(" ")).toEqual([]);
});
