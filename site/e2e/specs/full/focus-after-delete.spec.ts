import { addInquiryNote } from "#supabase/data/inquiry-notes.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU15 after a category is renamed or left alone its row has the focus", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.category(`${word} A`);
  await dashboard.open();
  const dialog = await dashboard.openFromAccountMenu("Categories");
  const rename = (name: string) =>
    dialog.getByRole("button", { name: `Rename ${word} ${name}`, exact: true });
  const remove = (name: string) =>
    dialog.getByRole("button", { name: `Delete ${word} ${name}`, exact: true });
  await remove("A").press("Enter");
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(rename("A")).toBeFocused();
  await rename("A").press("Enter");
  await dialog.getByLabel(`New name of ${word} A`).fill(`${word} Aa`);
  await page.keyboard.press("Enter");
  await expect(rename("Aa")).toBeFocused();
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
  const confirm = page.getByRole("button", { name: "Remove note", exact: true });
  await remove("One").press("Enter");
  await confirm.press("Enter");
  await expect(notes).toHaveCount(1);
  await expect(remove("Two")).toBeFocused();
  await remove("Two").press("Enter");
  await confirm.press("Enter");
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
