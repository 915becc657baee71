import { expect, it } from "vitest";
import { listPostsOn, listProjectsUsing } from "./material-uses.ts";
import { createPost } from "./posts.ts";
import { createProject } from "./projects.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";

const backend = useRealBackend();

it("finds the published rows that name a material as whole words, in the list of materials or in the text", async () => {
  const { staff, visitor } = backend();
  const add = (title: string, changes: Parameters<typeof newProject>[0]) =>
    createProject(staff, newProject({ title, status: "published", ...changes }));
  await add("By its list", {
    materials: [{ name: "Brushed Brass", swatch: "", note: "Taps" }],
  });
  await add("By its text", { content: "Handles of brass, and (some) more." });
  await add("Another word", { content: "The Brasserie of the town." });
  await add("A draft", { content: "Brass.", status: "draft" });
  await createPost(staff, newPost({ title: "On bouclé", content: "Loops", status: "published" }));
  await createPost(
    staff,
    newPost({ title: "Unaccented", content: "a boucle", status: "published" }),
  );

  const projects = await listProjectsUsing(visitor, ["brass"]);
  expect(projects.map(({ title }) => title).toSorted()).toEqual(["By its list", "By its text"]);
  expect(projects.flatMap(({ materials }) => materials)).toEqual([
    { name: "Brushed Brass", swatch: "", note: "Taps" },
  ]);
  const posts = await listPostsOn(visitor, ["bouclé", "boucle"]);
  expect(posts.map(({ title }) => title).toSorted()).toEqual(["On bouclé", "Unaccented"]);
  expect(await listPostsOn(visitor, ["brass"])).toEqual([]);
});
