import { beforeAll, describe, expect, it } from "vitest";
import { editorProjects } from "./editor-projects.ts";
import type { EditorProjects, ProjectRow } from "./editor-projects.ts";
import { succeeded } from "./expectations.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
let rest: EditorProjects["rest"];
let add: EditorProjects["add"];
let change: EditorProjects["change"];

beforeAll(async () => {
  ({ rest, add, change } = await editorProjects(backend));
});

/** Versions of a project as members read them, newest first. */
function versionsOf(id: string) {
  return succeeded(
    rest
      .from("project_versions")
      .select("*")
      .eq("project_id", id)
      .order("saved_at", { ascending: false }),
  );
}

const contents = async (id: string) => (await versionsOf(id)).map(({ content }) => content);

const PUBLISHED = { status: "published" } as const;
const OAK = [{ name: "Oak", swatch: "", note: "" }];
const HALL = [{ url: "/images/hall.webp", alt: "Hall", caption: "", stage: "", credit: "" }];

describe("a save", () => {
  it("stores the texts and lists of a public project with the author, each time", async () => {
    const { id } = await add({ title: "Loft", content: "One", ...PUBLISHED });
    await change(id, { content: "Two", materials: OAK, gallery_images: HALL });
    const [latest, first] = await versionsOf(id);
    expect(latest).toMatchObject({
      saved_by: PEOPLE.editor.email,
      title: "Loft",
      content: "Two",
      materials: OAK,
      gallery_images: HALL,
    });
    expect(first).toMatchObject({ content: "One", materials: [], gallery_images: [] });
  });

  it.each<[string, Partial<ProjectRow>]>([
    ["an image is removed", { gallery_images: [] }],
    ["the outcome changes", { outcome: "Warm in winter." }],
    ["the client’s words change", { testimonial: { quote: "Calm.", person: "Ana", role: "" } }],
    ["a credit is added", { credits: [{ role: "Joiner", name: "Jan", link: "" }] }],
    ["the place changes", { location: "Gdynia" }],
  ])("stores a version when %s", async (_, changes) => {
    const { id } = await add({ title: "Loft", gallery_images: HALL, ...PUBLISHED });
    await change(id, changes);
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it("stores none when only the status, the order or the budget changes", async () => {
    const { id } = await add({ title: "Loft" });
    await change(id, { ...PUBLISHED, sort_order: 4, budget_range: "$50,000 - $100,000" });
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it("stores one version for edits of a draft within five minutes, with the id of the first", async () => {
    const { id } = await add({ title: "Loft", content: "One" });
    const [first] = await versionsOf(id);
    for (const content of ["One two", "One two three"]) await change(id, { content });
    const versions = await versionsOf(id);
    expect(versions.map(({ content }) => content)).toEqual(["One two three"]);
    expect(versions[0]?.id).toBe(first?.id);
    expect(versions[0]?.begun_at).toBe(first?.begun_at);
  });

  it("stores a version of its own after five minutes, and when the text shrinks to less than half", async () => {
    const { id } = await add({ title: "Loft", content: "A long and careful text." });
    await change(id, { content: "A" });
    await backend.query(
      "update project_versions set begun_at = begun_at - interval '6 minutes' where project_id = $1",
      [id],
    );
    await change(id, { content: "A b" });
    expect(await contents(id)).toEqual(["A b", "A", "A long and careful text."]);
  });

  it("stores the text that was there before the first version", async () => {
    const { id } = await add({ title: "Older", content: "Before", ...PUBLISHED });
    await backend.query("delete from project_versions where project_id = $1", [id]);
    await change(id, { content: "After" });
    expect(await contents(id)).toEqual(["After", "Before"]);
  });

  it("leaves fifty versions of a project, and none after it is deleted", async () => {
    const { id } = await add({ title: "Long", content: "0", ...PUBLISHED });
    await backend.query(
      `do $$ begin
        for turn in 1..60 loop
          update projects set content = turn::text where id = '${id}';
        end loop;
      end $$`,
    );
    const stored = await contents(id);
    expect(stored).toHaveLength(50);
    expect(stored.at(0)).toBe("60");
    expect(stored.at(-1)).toBe("11");
    await backend.query("delete from projects where id = $1", [id]);
    expect(await versionsOf(id)).toEqual([]);
  });
});
