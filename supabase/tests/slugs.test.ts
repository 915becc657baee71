import { beforeAll, describe, expect, it } from "vitest";
import { visitorOf } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { editorPosts } from "./editor-posts.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let editor: Awaited<ReturnType<typeof editorPosts>>;

beforeAll(async () => {
  editor = await editorPosts(backend);
});

describe("the slug of a post", () => {
  it("SU01 NB18 is generated from the title when sent empty, and made unique when taken", async () => {
    const first = await editor.add({ title: "Hello World", slug: "", status: "published" });
    const second = await editor.add({ title: "Hello World", slug: "", status: "published" });
    expect([first.slug, second.slug]).toEqual(["hello-world", "hello-world-2"]);
  });

  it.each([
    ["Łódź & Kraków – żółć", "lodz-krakow-zolc"],
    ["Ærøskøbing Straße", "aeroskobing-strasse"],
    ["Don’t paint it's white", "dont-paint-its-white"],
    ["  10 Tips!  ", "10-tips"],
    ["½ price ﬁrst", "1-2-price-first"],
    ["new", "new-2"],
    ["Material", "material-2"],
    ["İstanbul ÉTÉ", "istanbul-ete"],
  ])("SU01 of %j is %s", async (title, slug) => {
    expect((await editor.add({ title })).slug).toBe(slug);
  });

  it.each(["🎉🛋", "設計", "!!!", "Дом"])(
    "SU01 of %j is not empty, and leads to the post",
    async (title) => {
      const post = await editor.add({ title, status: "published" });
      expect(post.slug).toMatch(/^post-[0-9a-f]{8}$/);
      const { rest } = visitorOf(backend);
      const found = await succeeded(
        rest.from("published_posts").select("title").eq("slug", post.slug),
      );
      expect(found).toEqual([{ title }]);
    },
  );

  it("SU01 does not change with the title of a published post", async () => {
    const post = await editor.add({ title: "A stable address", status: "published" });
    expect((await editor.change(post.id, { title: "Another title", slug: "" })).slug).toBe(
      post.slug,
    );
  });

  it("SU01 sent empty for a post that was never public, follows the title up to its publication", async () => {
    const post = await editor.add({ title: "Half a ti", slug: "", status: "draft" });
    expect((await editor.change(post.id, { title: "Half a title" })).slug).toBe("half-a-ti");
    const draft = await editor.change(post.id, { title: "Half a title more", slug: "" });
    expect(draft.slug).toBe("half-a-title-more");
    const last = { title: "A whole title", slug: "", status: "published" } as const;
    expect((await editor.change(post.id, last)).slug).toBe("a-whole-title");
    await editor.change(post.id, { status: "draft" });
    expect((await editor.change(post.id, { title: "Renamed", slug: "" })).slug).toBe(
      "a-whole-title",
    );
  });

  it("SU01 redirects from the former slug when it is changed after publishing", async () => {
    const post = await editor.add({ title: "Old address", status: "published" });
    await editor.change(post.id, { slug: "New Address" });
    const { rest } = visitorOf(backend);
    const redirects = await succeeded(
      rest.from("slug_redirects").select("*").eq("old_slug", "old-address"),
    );
    expect(redirects).toEqual([{ kind: "post", old_slug: "old-address", slug: "new-address" }]);

    await editor.change(post.id, { status: "draft" });
    expect(
      await succeeded(rest.from("slug_redirects").select("*").eq("old_slug", "old-address")),
    ).toEqual([]);
  });

  it("SU01 stores no former slug for a post that was never public", async () => {
    const post = await editor.add({ title: "Only a draft" });
    await editor.change(post.id, { slug: "still-a-draft" });
    expect(await backend.query("select from slug_history where target_id = $1", [post.id])).toEqual(
      [],
    );
  });

  it("SU01 cannot be the former slug of another post", async () => {
    const post = await editor.add({ title: "Famous", status: "published" });
    await editor.change(post.id, { slug: "famous-now" });
    expect((await editor.add({ title: "Famous" })).slug).toBe("famous-2");
    expect((await editor.change(post.id, { slug: "famous" })).slug).toBe("famous");
    expect(await backend.query("select from slug_history where old_slug = 'famous'")).toEqual([]);
  });

  it("is refused with a sentence when another post has it", async () => {
    await editor.add({ title: "Taken" });
    const post = await editor.add({ title: "Wanting" });
    const request = editor.rest.from("blog_posts").update({ slug: "taken" }).eq("id", post.id);
    expect(await refused(request)).toEqual({
      status: 422,
      field: "slug",
      message: "This address is already in use.",
    });
  });

  it("is unique when 40 posts of one title are created concurrently", async () => {
    const posts = await Promise.all(
      Array.from({ length: 40 }, () => editor.add({ title: "Rush" })),
    );
    expect(new Set(posts.map((post) => post.slug)).size).toBe(40);
  });
});
