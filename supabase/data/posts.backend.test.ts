import { describe, expect, it } from "vitest";
import { createCategory } from "./categories.ts";
import {
  createPost,
  deletePostForever,
  getPost,
  listPosts,
  restorePost,
  trashPost,
  updatePost,
} from "./posts.ts";
import { getPublishedPost, listPublishedPosts } from "./public-posts.ts";
import { PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newPost } from "./testing/rows.ts";

const backend = useRealBackend();

describe("creating a post", () => {
  it("NB18 NB19 returns the row, completed by the server", async () => {
    const { staff, visitor } = backend();
    const post = await createPost(staff, newPost({ title: "Hello World" }));
    expect(post).toMatchObject({ slug: "hello-world", version: 1, status: "draft" });
    expect(post).toMatchObject({ created_by_admin: PEOPLE.owner.email, published_at: null });
    await expect(getPublishedPost(visitor, "hello-world")).rejects.toMatchObject({
      code: "not-found",
      message: "Blog post not found",
    });
  });

  it("does not change a text with a leading byte order mark", async () => {
    const { staff } = backend();
    const texts = { title: "\uFEFFOak", content: "\uFEFF", excerpt: "\uFEFF\uFEFFLight" };
    const written = { ...texts, content: `${texts.content}Words`, tags: ["\uFEFFone"] };
    const post = await createPost(staff, newPost(written));
    expect(post).toMatchObject(written);
    expect(await getPost(staff, post.id)).toMatchObject(written);
  });

  it("SU01 gives equal titles different slugs, and a slug to titles without letters", async () => {
    const { staff, visitor } = backend();
    const published = { status: "published" } as const;
    const first = await createPost(staff, newPost({ title: "Łódź & Co.", ...published }));
    const second = await createPost(staff, newPost({ title: "Łódź & Co.", ...published }));
    const emoji = await createPost(staff, newPost({ title: "🛋🛋", ...published }));
    expect([first.slug, second.slug]).toEqual(["lodz-co", "lodz-co-2"]);
    expect(emoji.slug).not.toBe("");
    for (const { slug, title } of [first, second, emoji]) {
      expect(await getPublishedPost(visitor, slug)).toMatchObject({ slug, title });
    }
  });

  it("twice with the same id, as after a lost response, stores one row with the last text", async () => {
    const { staff } = backend();
    const id = crypto.randomUUID();
    const first = await createPost(staff, newPost({ title: "Sent once" }), id);
    const again = await createPost(staff, newPost({ title: "Sent again" }), id);
    expect(first.slug).toBe("sent-once");
    expect(again).toMatchObject({ id, title: "Sent again", slug: "sent-again", version: 2 });
    expect((await listPosts(staff, { search: "Sent" })).total).toBe(1);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ excerpt: "x".repeat(204) }, "excerpt"],
    [{ meta_description: "x".repeat(161) }, "meta_description"],
    [{ tags: Array.from({ length: 21 }, (_, index) => `t${String(index)}`) }, "tags"],
    [{ content: "ż".repeat(131_073) }, "content"],
    [{ featured_image_url: "javascript:alert(1)" }, "featured_image_url"],
    [{ category_id: crypto.randomUUID() }, "category_id"],
  ])("names the field that is at fault: %#", async (fault, field) => {
    const failed = createPost(backend().staff, newPost(fault));
    await expect(failed).rejects.toMatchObject({ code: "invalid", field });
    await expect(failed).rejects.toThrow(/^[A-Z].*\.$/);
  });

  it("stores any text: 256 KiB, emoji, right-to-left, and drops characters that no column can hold", async () => {
    const { staff } = backend();
    const content = `${"ż".repeat(131_000)} שלום 👩‍👩‍👧 a\u0301 \\ " ' \r\n`;
    const post = await createPost(staff, newPost({ content, title: "Any\0 text \ud83d" }));
    expect((await getPost(staff, post.id)).content).toBe(content);
    expect(post.title).toBe("Any text \ufffd");
  });
});

describe("saving a post", () => {
  it("SU02 sets the publication date once", async () => {
    const { staff } = backend();
    const draft = await createPost(staff, newPost({ title: "Dates" }));
    const live = await updatePost(staff, draft.id, 1, { status: "published" });
    const hidden = await updatePost(staff, draft.id, 2, { status: "draft" });
    const again = await updatePost(staff, draft.id, 3, { status: "published" });
    expect(live.published_at).not.toBeNull();
    expect([hidden.published_at, again.published_at]).toEqual([
      live.published_at,
      live.published_at,
    ]);
  });

  it("SU01 the save of a draft that leaves the slug to the server can be repeated", async () => {
    const { staff } = backend();
    const { id } = await createPost(staff, newPost({ title: "Repe" }));
    const save = () => updatePost(staff, id, 1, { title: "Repeated", slug: "" });
    const first = await save();
    expect(first.slug).toBe("repeated");
    expect(await save()).toEqual(first);
  });

  it("SU01 keeps the slug when the title changes, and redirects former slugs", async () => {
    const { staff, visitor } = backend();
    const post = await createPost(staff, newPost({ title: "Old name", status: "published" }));
    const renamed = await updatePost(staff, post.id, 1, { title: "New name", slug: post.slug });
    expect(renamed.slug).toBe("old-name");
    await updatePost(staff, post.id, 2, { slug: "new-name" });
    expect((await getPublishedPost(visitor, "old-name")).slug).toBe("new-name");
  });

  it("SU07 throws a conflict when another member saved in between", async () => {
    const { staff } = backend();
    const post = await createPost(staff, newPost({ title: "Two editors" }));
    await updatePost(staff, post.id, post.version, { content: "Theirs" });
    const mine = updatePost(staff, post.id, post.version, { content: "Mine" });
    await expect(mine).rejects.toMatchObject({ code: "conflict" });
    expect((await getPost(staff, post.id)).content).toBe("Theirs");
  });

  it("a save retried after a lost response succeeds", async () => {
    const { staff } = backend();
    const post = await createPost(staff, newPost({ title: "Lost answer" }));
    const changes = { content: "Mine\0", tags: ["a", "b"], meta_title: null };
    const first = await updatePost(staff, post.id, post.version, changes);
    expect(await updatePost(staff, post.id, post.version, changes)).toEqual(first);
  });

  it("a scheduled post is published at its time", async () => {
    const { staff, visitor } = backend();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const post = await createPost(
      staff,
      newPost({ title: "To come", status: "published", published_at: soon }),
    );
    await expect(getPublishedPost(visitor, post.slug)).rejects.toThrow("Blog post not found");
    const scheduled = await listPosts(staff, { status: "scheduled" });
    expect(scheduled.rows.map(({ id }) => id)).toEqual([post.id]);
  });
});

describe("deleting a post", () => {
  it("SU03 moves a post to the trash, restores it, and deletes it permanently only from the trash", async () => {
    const { staff, visitor } = backend();
    const { id, slug } = await createPost(
      staff,
      newPost({ title: "Rubbish", status: "published" }),
    );
    await expect(deletePostForever(staff, id)).rejects.toMatchObject({ code: "not-found" });
    await trashPost(staff, id);
    await trashPost(staff, id);
    await expect(getPublishedPost(visitor, slug)).rejects.toMatchObject({ code: "not-found" });
    expect((await listPosts(staff, { search: "Rubbish" })).total).toBe(0);
    expect((await listPosts(staff, { search: "Rubbish", trashed: true })).total).toBe(1);
    await restorePost(staff, id);
    await restorePost(staff, id);
    expect((await getPublishedPost(visitor, slug)).id).toBe(id);
    await trashPost(staff, id);
    await deletePostForever(staff, id);
    await expect(getPost(staff, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(restorePost(staff, id)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the trash", () => {
  it("SU07 refuses a save of a form that was opened before the move there, also after a restoration", async () => {
    const { staff } = backend();
    const { id, version, updated_at } = await createPost(staff, newPost({ title: "Open form" }));
    const save = () => updatePost(staff, id, version, { title: "Stale" });
    await trashPost(staff, id);
    await expect(save()).rejects.toMatchObject({ code: "conflict" });
    await restorePost(staff, id);
    await expect(save()).rejects.toMatchObject({ code: "conflict" });
    expect(await getPost(staff, id)).toMatchObject({ title: "Open form", updated_at });
  });

  it("lists what was moved there last first", async () => {
    const { staff } = backend();
    const ids: string[] = [];
    for (const title of ["Bin one", "Bin two", "Bin three"]) {
      ids.push((await createPost(staff, newPost({ title }))).id);
    }
    const [one = "", two = "", three = ""] = ids;
    for (const id of [two, three, one]) await trashPost(staff, id);
    const { rows } = await listPosts(staff, { search: "Bin", trashed: true });
    expect(rows.map(({ id }) => id)).toEqual([one, three, two]);
  });
});

describe("lists of posts", () => {
  it("find exactly the typed text, ignoring case, with any characters", async () => {
    const { staff } = backend();
    const odd = `Ok, (1) 100% a_b 5* "q" c:\\d x.y [z] {w} ^^ $9 p|q +? ***=s Żółć`;
    await createPost(staff, newPost({ title: odd }));
    await createPost(staff, newPost({ title: "Plain: 1000 axb 55 q cd xzy z w 9 pq s" }));
    const words = odd.split(" ");
    for (const word of [...words, "*", "%", "_", "\\", '"', "(", ")", ",", odd, "OK,", "żóŁĆ"]) {
      const found = await listPosts(staff, { search: word });
      expect({ word, titles: found.rows.map(({ title }) => title) }).toEqual({
        word,
        titles: [odd],
      });
    }
    expect((await listPosts(staff, { search: "title.eq.Ok" })).total).toBe(0);
    expect((await listPosts(staff, { search: "Ok, nowhere" })).total).toBe(0);
  });

  it("contain the category but no body, and can be filtered and sorted", async () => {
    const { staff } = backend();
    const category = await createCategory(staff, "Lighting");
    for (const title of ["Lamp b", "Lamp a", "Lamp c"]) {
      await createPost(staff, newPost({ title, category_id: category.id }));
    }
    const sort = { column: "title", direction: "asc" } as const;
    const page = await listPosts(staff, { category: category.id, sort, pageSize: 2, page: 2 });
    expect(page).toMatchObject({ total: 3, page: 2, pageSize: 2 });
    expect(page.rows).toHaveLength(1);
    expect(page.rows[0]).toMatchObject({ title: "Lamp c", category });
    expect(page.rows[0]).not.toHaveProperty("content");
  });

  it("BL04 BL05 return published posts to visitors, newest first, each once across pages", async () => {
    const { staff, visitor, server } = backend();
    const category = await createCategory(staff, "Paging");
    for (let index = 0; index < 14; index += 1) {
      await createPost(
        staff,
        newPost({ title: "Same", status: "published", category_id: category.id }),
      );
    }
    await createPost(staff, newPost({ title: "Hidden", category_id: category.id }));
    await server.query("update blog_posts set published_at = '2026-01-01' where category_id = $1", [
      category.id,
    ]);
    const first = await listPublishedPosts(visitor, { category: category.id });
    const second = await listPublishedPosts(visitor, { category: category.id, page: 2 });
    expect([first.total, first.rows.length, second.rows.length]).toEqual([14, 12, 2]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(14);
    expect(first.rows[0]).toMatchObject({ category, title: "Same", postType: "blog" });
    const behind = await listPublishedPosts(visitor, { category: category.id, page: 9 });
    expect(behind).toEqual({ rows: [], total: 14, page: 9, pageSize: 12 });
  });

  it("are found by their ids and by a word of their title; drafts are not", async () => {
    const { staff, visitor } = backend();
    const oak = await createPost(staff, newPost({ title: "Found oak", status: "published" }));
    const ash = await createPost(staff, newPost({ title: "Found ash", status: "published" }));
    const draft = await createPost(staff, newPost({ title: "Found elm" }));
    const titles = async (query: Parameters<typeof listPublishedPosts>[1]) =>
      (await listPublishedPosts(visitor, query)).rows.map(({ title }) => title).sort();
    expect(await titles({ ids: [oak.id, ash.id, draft.id] })).toEqual(["Found ash", "Found oak"]);
    expect(await titles({ ids: [draft.id] })).toEqual([]);
    expect(await titles({ search: "found" })).toEqual(["Found ash", "Found oak"]);
  });
});
