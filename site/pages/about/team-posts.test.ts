import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createQueryClient } from "#site/config/query-client.ts";
import { memberPath, TEAM_ORDER } from "#site/content/team-members.ts";
import { postsOf, teamPostsQuery } from "./team-posts.ts";

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

it("requests titles of the shown members, without their texts and without a count", async () => {
  const requested: Request[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    requested.push(new Request(input, init));
    return Promise.resolve(new Response("[]"));
  };
  const client = createPublicClient({ url: "http://backend.test", publishableKey: "key", fetch });
  const copy = { [TEAM_ORDER]: "3 0", [memberPath(3, "name")]: "Ada Oak " };
  await createQueryClient().query(teamPostsQuery(client, copy));
  expect(requested).toHaveLength(1);
  const [request] = requested;
  const search = new URL(request?.url ?? "").searchParams;
  expect(search.get("select")).toBe("title,slug,author");
  expect(search.get("author")).toBe("in.(Ada Oak,Marta Lipowska)");
  expect(request?.headers.get("Prefer")).toBeNull();
});
