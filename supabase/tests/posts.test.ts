import { beforeAll, describe, expect, it } from "vitest";
import { visitorOf } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { editorPosts } from "./editor-posts.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let editor: Awaited<ReturnType<typeof editorPosts>>;

beforeAll(async () => {
  editor = await editorPosts(backend);
});

describe("publishing", () => {
  it("SU02 sets the date once and preserves it when unpublished and published again", async () => {
    const draft = await editor.add({ title: "Once" });
    expect(draft.published_at).toBeNull();
    const first = await editor.change(draft.id, { status: "published" });
    expect(first.published_at).not.toBeNull();
    await editor.change(draft.id, { status: "draft" });
    const again = await editor.change(draft.id, { status: "published", published_at: null });
    expect(again.published_at).toBe(first.published_at);
  });

  it("preserves a future date: the post is scheduled, and not public", async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const post = await editor.add({ title: "Later", status: "published", published_at: later });
    expect(new Date(String(post.published_at)).toISOString()).toBe(later);
    const { rest } = visitorOf(backend);
    expect(await succeeded(rest.from("published_posts").select("id").eq("id", post.id))).toEqual(
      [],
    );
    const now = await editor.change(post.id, { published_at: null });
    expect(Date.parse(String(now.published_at))).toBeLessThanOrEqual(Date.now());
  });
});

describe("server-controlled columns", () => {
  it("NB19 stores the signed-in e-mail as author of the row, whatever is sent", async () => {
    const post = await editor.add({ title: "Mine", created_by_admin: "someone@else.test" });
    expect(post.created_by_admin).toBe(PEOPLE.editor.email);
    const changed = await editor.change(post.id, { created_by_admin: "someone@else.test" });
    expect(changed.created_by_admin).toBe(PEOPLE.editor.email);
  });

  it("ignores sent dates, versions, ids and trash marks", async () => {
    const past = "2001-01-01T00:00:00+00:00";
    const post = await editor.add({
      title: "Honest",
      created_at: past,
      updated_at: past,
      deleted_at: past,
      version: 40,
    });
    expect(post).toMatchObject({ version: 1, deleted_at: null });
    expect([post.created_at, post.updated_at]).not.toContain(past);
    const changed = await editor.change(post.id, {
      created_at: past,
      updated_at: past,
      version: 40,
    });
    expect(changed).toMatchObject({ version: 2, created_at: post.created_at });
    expect(changed.updated_at).not.toBe(past);
  });

  it("SU07 counts versions, so that the second of two saves matches no row", async () => {
    const post = await editor.add({ title: "Two people" });
    const save = (title: string) =>
      succeeded(
        editor.rest
          .from("blog_posts")
          .update({ title })
          .eq("id", post.id)
          .eq("version", 1)
          .select(),
      );
    expect(await save("From the first")).toMatchObject([{ title: "From the first", version: 2 }]);
    expect(await save("From the second")).toEqual([]);
  });

  it("SU07 loses no save silently when ten members save the same version in parallel", async () => {
    const post = await editor.add({ title: "Ten people" });
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        succeeded(
          editor.rest
            .from("blog_posts")
            .update({ title: `From ${String(index)}` })
            .eq("id", post.id)
            .eq("version", 1)
            .select(),
        ),
      ),
    );
    expect(saves.filter((rows) => rows.length === 1)).toHaveLength(1);
  });

  it("stores a read time of at least one minute", async () => {
    expect((await editor.add({ title: "Short", read_time: 0 })).read_time).toBe(1);
    expect((await editor.add({ title: "Long", read_time: 7 })).read_time).toBe(7);
  });

  it("fills in author and tags: trimmed, without empty ones, in order", async () => {
    const post = await editor.add({ title: "Tags", author: " ", tags: [" b ", "", "a"] });
    expect(post).toMatchObject({ author: "Interior Design Team", tags: ["b", "a"] });
  });
});

describe("limits of a post", () => {
  const tooLong: [string, Record<string, unknown>, string][] = [
    ["title", { title: "x".repeat(201) }, "Title may have at most 200 characters."],
    ["title", { title: "  \n" }, "Title is required."],
    ["excerpt", { excerpt: "x".repeat(204) }, "Excerpt may have at most 203 characters."],
    [
      "meta_description",
      { meta_description: "x".repeat(161) },
      "Meta description may have at most 160 characters.",
    ],
    ["meta_title", { meta_title: "x".repeat(201) }, "Meta title may have at most 200 characters."],
    ["author", { author: "x".repeat(121) }, "Author may have at most 120 characters."],
    [
      "content",
      { content: "x".repeat(262_145) },
      "Content is larger than 256 KiB. Split it into parts.",
    ],
    ["tags", { tags: Array.from({ length: 21 }, String) }, "A post may have at most 20 tags."],
    ["tags", { tags: ["x".repeat(51)] }, "A tag may have at most 50 characters."],
    ["post_type", { post_type: "news" }, "Post type must be one of: blog, tips, trends, guides."],
    ["status", { status: "archived" }, "Status must be one of: draft, published."],
    [
      "featured_image_url",
      { featured_image_url: "javascript:alert(1)" },
      "The image address must begin with http://, https:// or /.",
    ],
    [
      "featured_image_url",
      { featured_image_url: "data:text/html,x" },
      "The image address must begin with http://, https:// or /.",
    ],
  ];

  it.each(tooLong)("%s is refused with 422 at its field", async (field, part, message) => {
    const request = editor.rest.from("blog_posts").insert({ title: "Fine", ...part });
    expect(await refused(request)).toEqual({ status: 422, field, message });
  });

  it("NB03 NB04 NB09 accepts every text at its limit, counted in characters", async () => {
    const post = await editor.add({
      title: "🎨".repeat(200),
      excerpt: `${"🎨".repeat(200)}...`,
      meta_description: "ż".repeat(160),
      content: "x".repeat(262_144),
      tags: Array.from({ length: 20 }, (_, index) => `${String(index)}-`.padEnd(50, "x")),
    });
    expect(post.excerpt).toBe(`${"🎨".repeat(200)}...`);
    expect(post.content).toHaveLength(262_144);
  });

  it("NB05 NB06 accepts every listed type and status", async () => {
    for (const post_type of ["blog", "tips", "trends", "guides"]) {
      for (const status of ["draft", "published"]) {
        expect(await editor.add({ title: "Any", post_type, status })).toMatchObject({
          post_type,
          status,
        });
      }
    }
  });

  it("refuses a missing category with 409, and clears a deleted one", async () => {
    const request = editor.rest
      .from("blog_posts")
      .insert({ title: "Lost", category_id: crypto.randomUUID() });
    expect((await refused(request)).status).toBe(409);
    const category = await succeeded(
      editor.rest.from("categories").insert({ name: "Short-lived" }).select().single(),
    );
    const post = await editor.add({ title: "Filed", category_id: category.id });
    await succeeded(editor.rest.from("categories").delete().eq("id", category.id).select());
    const [row] = await succeeded(
      editor.rest.from("blog_posts").select("category_id").eq("id", post.id),
    );
    expect(row?.category_id).toBeNull();
  });
});

describe("trash", () => {
  it("SU03 hides a post from visitors at once and restores it with its slug", async () => {
    const post = await editor.add({ title: "Thrown away", status: "published" });
    const { rest } = visitorOf(backend);
    const found = () => succeeded(rest.from("published_posts").select("slug").eq("id", post.id));
    await editor.change(post.id, { deleted_at: "2001-01-01T00:00:00Z" });
    expect(await found()).toEqual([]);
    await editor.change(post.id, { deleted_at: null });
    expect(await found()).toEqual([{ slug: "thrown-away" }]);
  });

  it("SU03 frees the slug meanwhile; the restored post takes the next one", async () => {
    const post = await editor.add({ title: "Shared", status: "published" });
    await editor.change(post.id, { deleted_at: new Date().toISOString() });
    expect((await editor.add({ title: "Shared" })).slug).toBe("shared");
    expect((await editor.change(post.id, { deleted_at: null })).slug).toBe("shared-2");
  });

  it("SU03 does not change when a post was updated; a further change in one request does", async () => {
    const post = await editor.add({ title: "Not rewritten", status: "published" });
    const trashed = await editor.change(post.id, { deleted_at: new Date().toISOString() });
    await editor.add({ title: "Not rewritten" });
    const restored = await editor.change(post.id, { deleted_at: null });
    expect(trashed).toMatchObject({ version: 2, updated_at: post.updated_at });
    expect(restored).toMatchObject({ version: 3, updated_at: post.updated_at });
    expect(restored.slug).toBe("not-rewritten-2");
    const { rest } = visitorOf(backend);
    const found = rest.from("published_posts").select("updated_at").eq("id", post.id);
    expect(await succeeded(found)).toEqual([{ updated_at: post.updated_at }]);
    const both = { title: "Rewritten", deleted_at: new Date().toISOString() };
    expect((await editor.change(post.id, both)).updated_at).not.toBe(post.updated_at);
  });

  it("SU03 stores it for 30 days, by the clock of the server, then purges it", async () => {
    const post = await editor.add({ title: "Old trash", status: "published" });
    const trashed = await editor.change(post.id, { deleted_at: "2001-01-01T00:00:00Z" });
    expect(Date.now() - Date.parse(String(trashed.deleted_at))).toBeLessThan(60_000);
    await backend.query(
      "update blog_posts set deleted_at = now() - interval '29 days' where id = $1",
      [post.id],
    );
    const other = await editor.add({ title: "New trash" });
    await editor.change(other.id, { deleted_at: new Date().toISOString() });
    expect(await backend.query("select from blog_posts where id = $1", [post.id])).toHaveLength(1);
    await backend.query(
      "update blog_posts set deleted_at = now() - interval '31 days' where id = $1",
      [post.id],
    );
    expect(await backend.query("select from blog_posts where id = $1", [post.id])).toEqual([]);
  });
});
