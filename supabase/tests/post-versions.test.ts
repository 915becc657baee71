import { beforeAll, expect, it } from "vitest";
import { staffPosts } from "./staff-posts.ts";
import { useBackend } from "./test-backend.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
let editor: Awaited<ReturnType<typeof staffPosts>>;

beforeAll(async () => {
  editor = await staffPosts(backend);
});

/** Texts of a post as staff read them, newest first. */
function versionsOf(id: string) {
  return succeeded(
    editor.rest
      .from("post_versions")
      .select("content,saved_by")
      .eq("post_id", id)
      .order("saved_at", { ascending: false }),
  );
}

const contents = async (id: string) => (await versionsOf(id)).map(({ content }) => content);

/** As if the latest version had been begun a while ago. */
const later = (id: string) =>
  backend.query(
    "update post_versions set begun_at = begun_at - interval '6 minutes' where post_id = $1",
    [id],
  );

it("keeps every text that was saved, with its author", async () => {
  const { id } = await editor.add({ title: "Kept", content: "First text." });
  await later(id);
  await editor.change(id, { content: "Second text." });
  expect(await versionsOf(id)).toEqual([
    { content: "Second text.", saved_by: PEOPLE.editor.email },
    { content: "First text.", saved_by: PEOPLE.editor.email },
  ]);
});

it("makes one version of what one person types within five minutes", async () => {
  const { id } = await editor.add({ title: "Typed", content: "One" });
  for (const content of ["One two", "One two three"]) await editor.change(id, { content });
  expect(await contents(id)).toEqual(["One two three"]);
});

it("keeps every text that was public, however soon the next one follows", async () => {
  const { id } = await editor.add({ title: "Live", content: "One", status: "published" });
  for (const content of ["One two", "One two three"]) await editor.change(id, { content });
  expect(await contents(id)).toEqual(["One two three", "One two", "One"]);
});

it("keeps the fuller text when much of it goes at once", async () => {
  const { id } = await editor.add({ title: "Emptied", content: "A long and careful text." });
  await editor.change(id, { content: "A" });
  expect(await contents(id)).toEqual(["A", "A long and careful text."]);
});

it("makes none of a save that changes no words", async () => {
  const { id } = await editor.add({ title: "Same", content: "Text" });
  await later(id);
  await editor.change(id, { status: "published" });
  expect(await contents(id)).toEqual(["Text"]);
});

it("keeps 50, and none of a post that is gone for good", async () => {
  const { id } = await editor.add({ title: "Many", content: "0" });
  for (let count = 1; count <= 52; count += 1) {
    await later(id);
    await editor.change(id, { content: String(count) });
  }
  const stored = await contents(id);
  expect(stored).toHaveLength(50);
  expect([stored[0], stored.at(-1)]).toEqual(["52", "3"]);
  await succeeded(editor.rest.from("blog_posts").delete().eq("id", id).select());
  expect(await contents(id)).toEqual([]);
});

it("keeps the text that a post had before history began", async () => {
  const { id } = await editor.add({ title: "Older", content: "Before history." });
  await backend.query("delete from post_versions where post_id = $1", [id]);
  await editor.change(id, { content: "After." });
  expect(await contents(id)).toEqual(["After.", "Before history."]);
});
