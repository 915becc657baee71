import { expect, it } from "vitest";
import { createPost, trashPost } from "./posts.ts";
import { createProject, trashProject } from "./projects.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";
import { listUndescribedPosts, listUndescribedProjects } from "./undescribed-images.ts";

const backend = useRealBackend();

const IMAGE = "/images/og-default.jpg";
const UNDESCRIBED = `Oak.\n\n![](${IMAGE} "A caption")`;
const DESCRIBED = `Oak.\n\n![A table](${IMAGE}) [](/about)`;

it("finds the projects with an image without a description in the text or in the gallery, outside the trash", async () => {
  const { staff } = backend();
  const add = (title: string, changes: Parameters<typeof newProject>[0]) =>
    createProject(staff, newProject({ title, ...changes }));
  const image = (alt: string) => ({ url: IMAGE, alt, caption: "" });
  await add("In the text", { content: UNDESCRIBED, gallery_images: [image("A hall")] });
  await add("In the gallery", { content: DESCRIBED, gallery_images: [image(""), image("A hall")] });
  await add("In both", { content: UNDESCRIBED, gallery_images: [image("")] });
  await add("Described", { content: DESCRIBED, gallery_images: [image("A hall")] });
  const trashed = await add("In the trash", { content: UNDESCRIBED });
  await trashProject(staff, trashed.id);

  const { rows, more } = await listUndescribedProjects(staff);
  expect(
    rows.map(({ title, content, missingInGallery }) => [title, content, missingInGallery]),
  ).toEqual([
    ["In both", UNDESCRIBED, 1],
    ["In the gallery", DESCRIBED, 1],
    ["In the text", UNDESCRIBED, 0],
  ]);
  expect(more).toBe(0);
});

it("finds the last changed posts with such an image, and how many more there are", async () => {
  const { staff } = backend();
  const add = (title: string, content: string) => createPost(staff, newPost({ title, content }));
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await add(`Post ${String(number)}`, UNDESCRIBED);
  await add("Described", DESCRIBED);
  await trashPost(staff, (await add("In the trash", UNDESCRIBED)).id);
  const { rows, more } = await listUndescribedPosts(staff);
  expect(rows.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((n) => `Post ${String(n)}`));
  expect(more).toBe(2);
});
