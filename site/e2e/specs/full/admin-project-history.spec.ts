import { getProject, updateProject } from "#supabase/data/projects.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("an earlier version of a project is compared and restored, with its pictures and materials", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.projectForm;
  const image = {
    url: "/images/default-project.webp",
    alt: "The hall",
    caption: "",
    stage: "",
    credit: "",
  } as const;
  const project = await rows.project({
    content: "Warm oak, and a long description of every space.",
    gallery_images: [image],
    materials: [{ name: "Oiled oak", swatch: "", note: "From the old floor" }],
  });
  await updateProject(staff, project.id, project.version, {
    content: "Cut.",
    gallery_images: [],
    materials: [],
  });
  await form.edit(project.id);
  await expect(form.tiles).toHaveCount(0);

  await page.getByRole("button", { name: "Earlier texts" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier texts" });
  const entries = dialog.getByRole("list", { name: "Saved texts, newest first" });
  await expect(entries.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText("This is the text that stands in the form now.")).toBeVisible();
  await entries.getByRole("button").nth(1).click();
  for (const heading of ["Detailed Content", "Gallery", "Materials"])
    await expect(dialog.getByRole("heading", { name: heading })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "The hall" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "From the old floor" })).toBeVisible();
  expect(await violationsOf(page, { within: "[role=dialog]" })).toEqual([]);

  await dialog.getByRole("button", { name: "Restore this text" }).click();
  await expect(form.field("content")).toHaveValue(project.content);
  await expect(form.tiles).toHaveCount(1);
  expect((await getProject(staff, project.id)).content).toBe("Cut.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form.field("content")).toHaveValue("Cut.");
  await expect(form.tiles).toHaveCount(0);

  await page.getByRole("button", { name: "Earlier texts" }).click();
  await entries.getByRole("button").nth(1).click();
  await dialog.getByRole("button", { name: "Restore this text" }).click();
  await expect(form.tiles).toHaveCount(1);
  await form.submit.click();
  await expect
    .poll(async () => (await getProject(staff, project.id)).content)
    .toBe(project.content);
  const saved = await getProject(staff, project.id);
  expect(saved.gallery_images).toEqual([image]);
  expect(saved.materials).toEqual(project.materials);
});
