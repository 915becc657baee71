import { getInquiry } from "#supabase/data/inquiries.ts";
import { listInquiryNotes } from "#supabase/data/inquiry-notes.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU11 a member sees a new inquiry arrive, reads it, replies and adds a note", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  await dashboard.inbox.open();
  await dashboard.expectOpen();
  const inquiry = await rows.inquiry({
    name: `Anna ${rows.unique()}`,
    subject: "Attic flat",
    message: "Two rooms\nunder the roof.",
  });
  const row = dashboard.inbox.row(inquiry.name);
  await expect(row).toBeVisible({ timeout: 15_000 });
  await expect(row).toContainText("Unread");
  await row.click();
  await expect(page.getByText("under the roof.")).toBeVisible();
  await expect.poll(async () => (await getInquiry(staff, inquiry.id)).read_at).not.toBeNull();

  await page.getByLabel("Status", { exact: true }).last().selectOption("contacted");
  await dashboard.inbox.note.fill("Called, visit on Friday.");
  await dashboard.inbox.saveNote.click();
  await expect(dashboard.inbox.notes).toContainText("Called, visit on Friday.");
  await expect.poll(async () => (await getInquiry(staff, inquiry.id)).status).toBe("contacted");
  expect(await listInquiryNotes(staff, inquiry.id)).toMatchObject([
    { body: "Called, visit on Friday." },
  ]);
});
