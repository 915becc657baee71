import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { signIn } from "#supabase/data/auth.ts";
import { getInquiry } from "#supabase/data/inquiries.ts";
import { addInquiryNote } from "#supabase/data/inquiry-notes.ts";
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
} from "#supabase/data/personal-data.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { everythingStored } from "#site/e2e/everything-stored.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { addEditor } from "#site/e2e/second-member.ts";
import { tabTo } from "#site/e2e/tab-to.ts";

const NAME = "A person’s data";

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
}

const parts = (page: Page) => {
  const section = page.getByRole("region", { name: NAME });
  return {
    section,
    email: section.getByLabel("Email"),
    find: section.getByRole("button", { name: "Find", exact: true }),
    export: section.getByRole("button", { name: "Export" }),
    erase: section.getByRole("button", { name: "Erase…" }),
    question: page.getByRole("alertdialog"),
  };
};

test(
  "SU33 from an open inquiry an owner exports and erases everything of its sender",
  { tag: "@web" },
  async ({ page, dashboard, rows, staff }, info) => {
    const word = rows.unique();
    const inquiry = await rows.inquiry({ name: `Sender ${word}`, message: `Kitchen ${word}` });
    const other = await rows.inquiry({ message: `Ask ${word}: ${inquiry.email}` });
    const note = { id: crypto.randomUUID(), inquiry_id: inquiry.id, body: "Called back" };
    await addInquiryNote(staff, note);
    await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
    await expect(dashboard.inbox.notes).toContainText("Called back");
    await dashboard.inbox.note.fill(`Unsaved ${word}`);
    await expect(page.getByText(/^Saved on this device only/)).toBeVisible();
    await expect.poll(() => page.evaluate(everythingStored)).toContain(inquiry.email);
    await dashboard.inbox.detail.getByRole("link", { name: "Sender’s data" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave", exact: true }).click();
    const { section, email, find, erase, question, ...person } = parts(page);
    await expect(email).toHaveValue(inquiry.email);
    await find.click();
    await expect(section.getByRole("status")).toContainText(/1 inquiry1 note\d+ mails/);
    const mentions = section.getByRole("list", { name: "Other texts that name the address" });
    await expect(mentions.getByRole("listitem")).toHaveText([
      `Inquiry “Anna Visitor”… Ask ${word}: ${inquiry.email} …`,
    ]);
    await expectNoViolations(page);

    const download = page.waitForEvent("download");
    await person.export.click();
    const file = info.outputPath("person.json");
    await (await download).saveAs(file);
    await expect(dashboard.toast("Data Exported")).toBeVisible();
    const saved: unknown = JSON.parse(readFileSync(file, "utf8"));
    expect(saved).toMatchObject({
      address: inquiry.email,
      inquiries: [{ id: inquiry.id, message: inquiry.message }],
      notes: [{ id: note.id, body: "Called back" }],
      mentions: [{ table: "contact_submissions", id: other.id, field: "message" }],
    });

    await erase.click();
    await expect(question).toContainText(inquiry.email);
    await expect(question).toContainText(/1 inquiry, 1 note, .* will be erased/);
    await expect(question).toContainText("from 1 other text. This cannot be undone");
    await expectNoViolations(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(erase).toBeFocused();
    await getInquiry(staff, inquiry.id);
    await erase.click();
    await question.getByRole("button", { name: "Erase for good" }).click();
    await expect(section.getByText(`Nothing here names ${inquiry.email} any more`)).toBeVisible();
    await expect(dashboard.toast("Data Erased")).toBeVisible();
    await expect(email).toBeFocused();
    await expectNoViolations(page);
    await find.click();
    await expect(section.getByText(`Nothing here names ${inquiry.email}.`)).toBeVisible();

    await dashboard.tab("Contacts").click();
    await expect(page).not.toHaveURL(/id=/);
    await expect(dashboard.inbox.row(`Ask ${word}: [erased]`)).toBeVisible();
    await expect(dashboard.inbox.row(inquiry.name)).toHaveCount(0);
    await expect.poll(() => page.evaluate(everythingStored)).not.toContain(inquiry.email);
    expect(await page.evaluate(everythingStored)).not.toContain(`Unsaved ${word}`);
    await expect(getInquiry(staff, inquiry.id)).rejects.toMatchObject({ code: "not-found" });
    expect((await getInquiry(staff, other.id)).message).toBe(`Ask ${word}: [erased]`);
  },
);

test("SU33 a failed erasure says so, keeps everything and works the second time", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/500|ERR_FAILED|personal-data-erase/);
  const inquiry = await rows.inquiry();
  await dashboard.open();
  await dashboard.openFromStudioMenu(NAME);
  const { section, email, find, erase, question } = parts(page);
  await email.fill(inquiry.email.toUpperCase());
  await find.click();
  const eraseAll = async () => {
    await erase.click();
    await question.getByRole("button", { name: "Erase for good" }).click();
  };
  const path = "**/rpc/erase_personal_data";
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: "disk full" } }));
  await eraseAll();
  await expect(section.getByRole("alert")).toContainText("Nothing was erased.");
  await expect(dashboard.toast("Erasing Failed")).toBeVisible();
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await eraseAll();
  await expect(section.getByRole("alert")).toContainText("it may have been erased or not");
  await expect(email).toHaveValue(inquiry.email.toUpperCase());
  await expect(section.getByText("1 inquiry")).toBeVisible();
  await expect(section.getByText("any more")).toHaveCount(0);
  expect((await getInquiry(staff, inquiry.id)).email).toBe(inquiry.email);
  await page.unroute(path);
  await eraseAll();
  await expect(section.getByText(`Nothing here names ${inquiry.email} any more`)).toBeVisible();
  await expect(section.getByRole("alert")).toHaveCount(0);
});

test("SU33 an editor does not see it, and gets 403 from the server", async ({
  page,
  rows,
  staff,
  stack,
}) => {
  const inquiry = await rows.inquiry();
  const editor = await addEditor(staff, stack);
  const client = createStaffClient({ ...stack.backend, storage: memoryStorage() });
  await signIn(client, editor.email, editor.password);
  for (const act of [findPersonalData, exportPersonalData, erasePersonalData]) {
    await expect(act(client, inquiry.email)).rejects.toMatchObject({ status: 403 });
  }
  expect((await getInquiry(staff, inquiry.id)).email).toBe(inquiry.email);

  await new LoginPage(page).signInAs(editor);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await page.getByRole("button", { name: "Studio", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Your account" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: NAME })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await dashboard.open("?page=personal-data");
  await expect(page.getByText("This page is for owners")).toBeVisible();
  await expect(parts(page).email).toHaveCount(0);
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(dashboard.inbox.detail.getByRole("button", { name: "Erase" })).toBeVisible();
  await expect(dashboard.inbox.detail.getByRole("link", { name: "Sender’s data" })).toHaveCount(0);
  // Its polls would be refused after the removal.
  await page.close();
  await editor.remove();
});

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });

  test("SU33 keys alone find the page in the palette, correct an address and erase", async ({
    page,
    dashboard,
    rows,
    staff,
  }) => {
    const inquiry = await rows.inquiry();
    await dashboard.open();
    await dashboard.expectOpen();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
    await page.keyboard.type("gdpr");
    await expect(page.getByRole("option", { name: NAME })).toBeVisible();
    await page.keyboard.press("Enter");
    const { section, email, erase, question } = parts(page);
    await expect(section.getByRole("heading", { name: NAME })).toBeFocused();
    await tabTo(page, email);
    await page.keyboard.type("anna");
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Enter an email address.");
    await expect(email).toHaveValue("anna");
    await expectNoViolations(page);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(inquiry.email);
    await page.keyboard.press("Enter");
    await expect(erase).toBeVisible();
    await expectNoViolations(page);
    await tabTo(page, erase);
    await page.keyboard.press("Enter");
    const confirm = question.getByRole("button", { name: "Erase for good" });
    await expect(confirm).toBeVisible();
    await tabTo(page, confirm);
    await page.keyboard.press("Enter");
    await expect(section.getByText(`Nothing here names ${inquiry.email} any more`)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(getInquiry(staff, inquiry.id)).rejects.toMatchObject({ code: "not-found" });
  });
});
