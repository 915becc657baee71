import { createCategory } from "#supabase/data/categories.ts";
import { addInquiryNote } from "#supabase/data/inquiry-notes.ts";
import { uploadMedia } from "#supabase/data/media.ts";
import { trashPost } from "#supabase/data/posts.ts";
import { trashProject } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { PNG } from "#supabase/tests/images.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { confirm } from "#site/e2e/pages/confirmation.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

/** Opens the media library at `count` new files, each the image of a post. */
async function openUsedFiles(
  dashboard: Dashboard,
  rows: RowFactory,
  staff: StaffClient,
  count: number,
) {
  const image = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
  const title = `Shows it ${rows.unique()}`;
  for (let index = 0; index < count; index += 1) {
    const { url } = await uploadMedia(staff, "blog-images", image);
    await rows.post({ title, featured_image_url: url });
  }
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Media library");
  await section.getByLabel("Search files").fill(title);
  return section;
}

/** The library also lists the files of parallel tests, which can be gone before they are shown. */
const FILE_GONE = /resource-error.*\/blog-images\/|Failed to load resource/;

test("SU15 after a file is deleted the next file has the focus, after the last one the library", async ({
  page,
  rows,
  staff,
  dashboard,
  errors,
}) => {
  errors.allow(FILE_GONE);
  const section = await openUsedFiles(dashboard, rows, staff, 3);
  const cards = section.getByRole("listitem");
  await expect(cards).toHaveCount(3);
  const removeAt = async (index: number) => {
    const remove = cards.nth(index).getByRole("button", { name: /^Delete / });
    await remove.press("Enter");
    await confirm(page, "Delete it anyway");
  };
  const copy = (index: number) => cards.nth(index).getByRole("button", { name: /^Copy address/ });
  await removeAt(1);
  await expect(cards).toHaveCount(2);
  await expect(copy(1)).toBeFocused();
  await removeAt(1);
  await expect(cards).toHaveCount(1);
  await expect(copy(0)).toBeFocused();
  await removeAt(0);
  await expect(cards).toHaveCount(0);
  await expect(section.locator(":focus")).toHaveCount(1);
});

test("SU15 a file that could not be deleted keeps the focus on its button", async ({
  page,
  rows,
  staff,
  dashboard,
  errors,
}) => {
  errors.allow(FILE_GONE);
  const section = await openUsedFiles(dashboard, rows, staff, 1);
  await page.route(/\/storage\/v1\/object\//, (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const remove = section.getByRole("button", { name: /^Delete / });
  await expect(remove).toHaveCount(1);
  await remove.press("Enter");
  await confirm(page, "Delete it anyway");
  await expect(section.getByRole("alert")).toBeVisible();
  await expect(remove).toBeFocused();
});

test("SU15 after a category is deleted, renamed or left alone its row or the next one has the focus", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  for (const name of ["A", "C"]) await rows.category(`${word} ${name}`);
  await createCategory(staff, `${word} B`);
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Categories");
  const rename = (name: string) =>
    section.getByRole("button", { name: `Rename ${word} ${name}`, exact: true });
  const remove = (name: string) =>
    section.getByRole("button", { name: `Delete ${word} ${name}`, exact: true });
  await remove("A").press("Enter");
  await section.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(rename("A")).toBeFocused();
  await rename("A").press("Enter");
  await section.getByLabel(`New name of ${word} A`).fill(`${word} Aa`);
  await page.keyboard.press("Enter");
  await expect(rename("Aa")).toBeFocused();
  await remove("B").press("Enter");
  const confirmed = section.getByRole("button", { name: "Delete category", exact: true });
  // The usage is counted first.
  await expect(confirmed).toBeEnabled();
  await confirmed.press("Enter");
  await expect(remove("B")).toHaveCount(0);
  await expect(rename("C")).toBeFocused();
});

test("SU15 after posts and projects are deleted forever the next row has the focus", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  for (const name of ["A", "B"]) {
    await trashPost(staff, (await rows.post({ title: `${name} ${word}` })).id);
    await trashProject(staff, (await rows.project({ title: `${name} ${word}` })).id);
  }
  await dashboard.open(`?tab=blog-posts&q=${word}&status=trash&sort=title-asc`);
  await page.getByRole("button", { name: `Delete A ${word} forever` }).press("Enter");
  await confirm(page, "Delete forever");
  await expect(page.getByRole("checkbox", { name: `A ${word}` })).toHaveCount(0);
  const focused = page.locator("tr:focus-within").filter({ hasText: `B ${word}` });
  await expect(focused).toHaveCount(1);

  await dashboard.projectList.open(`&q=${word}&status=trash&sort=title-asc`);
  await page.getByRole("button", { name: `Delete A ${word} for good` }).press("Enter");
  await confirm(page, "Delete for good");
  await expect(page.getByRole("checkbox", { name: `A ${word}` })).toHaveCount(0);
  await expect(focused).toHaveCount(1);

  const trash = await dashboard.openFromStudioMenu("Trash");
  const erase = trash.getByRole("button", { name: `Delete B ${word} forever` });
  await expect(erase).toHaveCount(2);
  await erase.first().press("Enter");
  await confirm(page, "Delete forever");
  await expect(erase).toHaveCount(1);
  await expect(trash.locator("[data-row-stop]:focus")).toHaveCount(1);
});

test("SU15 after a note is removed the next note has the focus, after the last one the heading", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const inquiry = await rows.inquiry();
  for (const body of ["One", "Two"]) {
    await addInquiryNote(staff, { id: crypto.randomUUID(), inquiry_id: inquiry.id, body });
  }
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const { detail, notes } = dashboard.inbox;
  const remove = (body: string) =>
    detail.getByRole("button", { name: `Remove the note “${body}”` });
  await remove("One").press("Enter");
  await confirm(page, "Remove note");
  await expect(notes).toHaveCount(1);
  await expect(remove("Two")).toBeFocused();
  await remove("Two").press("Enter");
  await confirm(page, "Remove note");
  await expect(notes).toHaveCount(0);
  await expect(detail.getByRole("heading", { name: "Notes" })).toBeFocused();
});

test("SU15 arrow keys move from the checkbox of a row as from its link", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.inquiry();
  for (const name of ["A", "B", "C"]) {
    await rows.post({ title: `${name} ${word}` });
    await rows.project({ title: `${name} ${word}` });
    await rows.inquiry({ name: `${name} ${word}` });
  }
  const expectArrows = async () => {
    const boxes = page.getByRole("checkbox", { name: word });
    const stops = page.locator("[data-row-stop]").filter({ hasText: word });
    await expect(boxes).toHaveCount(3);
    await boxes.nth(0).press("ArrowDown");
    await expect(stops.nth(1)).toBeFocused();
    await boxes.nth(1).press("ArrowUp");
    await expect(stops.nth(0)).toBeFocused();
    await boxes.nth(0).press("End");
    await expect(stops.nth(2)).toBeFocused();
    await boxes.nth(2).press("Home");
    await expect(stops.nth(0)).toBeFocused();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  };
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await expectArrows();
  await dashboard.projectList.open(`&q=${word}`);
  await expectArrows();
  await dashboard.open(`?tab=contacts&q=${word}`);
  await expectArrows();
});
