import { beforeAll, expect, it } from "vitest";
import { editorPosts } from "./editor-posts.ts";
import { useBackend } from "./test-backend.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
let editor: Awaited<ReturnType<typeof editorPosts>>;

beforeAll(async () => {
  editor = await editorPosts(backend);
});

/** Versions of a post as members read them, newest first. */
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

/** Moves the start of the latest version into the past. */
const later = (id: string) =>
  backend.query(
    "update post_versions set begun_at = begun_at - interval '6 minutes' where post_id = $1",
    [id],
  );

it("stores every saved text with its author", async () => {
  const { id } = await editor.add({ title: "Kept", content: "First text." });
  await later(id);
  await editor.change(id, { content: "Second text." });
  expect(await versionsOf(id)).toEqual([
    { content: "Second text.", saved_by: PEOPLE.editor.email },
    { content: "First text.", saved_by: PEOPLE.editor.email },
  ]);
});

it("stores one version for edits of one member within five minutes", async () => {
  const { id } = await editor.add({ title: "Typed", content: "One" });
  for (const content of ["One two", "One two three"]) await editor.change(id, { content });
  expect(await contents(id)).toEqual(["One two three"]);
});

it("stores every text that was public, however soon the next one follows", async () => {
  const { id } = await editor.add({ title: "Live", content: "One", status: "published" });
  for (const content of ["One two", "One two three"]) await editor.change(id, { content });
  expect(await contents(id)).toEqual(["One two three", "One two", "One"]);
});

it("stores the longer text when a large part is deleted at once", async () => {
  const { id } = await editor.add({ title: "Emptied", content: "A long and careful text." });
  await editor.change(id, { content: "A" });
  expect(await contents(id)).toEqual(["A", "A long and careful text."]);
});

it("stores no version for a save that changes no words", async () => {
  const { id } = await editor.add({ title: "Same", content: "Text" });
  await later(id);
  await editor.change(id, { status: "published" });
  expect(await contents(id)).toEqual(["Text"]);
});

it("stores at most 50, and none of a permanently deleted post", async () => {
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

it("stores the text of a post from before versions existed", async () => {
  const { id } = await editor.add({ title: "Older", content: "Before history." });
  await backend.query("delete from post_versions where post_id = $1", [id]);
  await editor.change(id, { content: "After." });
  expect(await contents(id)).toEqual(["After.", "Before history."]);
});
