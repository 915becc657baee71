import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getInquiry } from "#supabase/data/inquiries.ts";
import { addInquiryNote, listInquiryNotes } from "#supabase/data/inquiry-notes.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("SU11 a new inquiry appears in the open inbox within five seconds, unread", async ({
  page,
  dashboard,
  rows,
}) => {
  await dashboard.inbox.open();
  await expect(page.getByRole("heading", { name: "Inquiries", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}`, subject: "Kitchen" });
  await expect(dashboard.inbox.row(inquiry.name)).toContainText("Unread", { timeout: 5000 });
});

test("SU11 opening marks an inquiry as read and shows all fields as plain text", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({
    name: `<b>Ewa</b> ${rows.unique()}`,
    phone: "+48 601 555 014",
    subject: "Kitchen <script>alert(1)</script>",
    message: "First line\n<img src=x onerror=alert(1)>\n**not bold**",
    service_interest: "residential-design",
    project_type: "renovation",
    budget_range: "over-200k",
    timeline: "planning",
  });
  const { inbox } = dashboard;
  await inbox.open();
  await inbox.row(inquiry.name).click();
  await expect(page).toHaveURL(new RegExp(`tab=contacts&id=${inquiry.id}`));
  await expect(inbox.detail.getByText(inquiry.message)).toHaveCSS("white-space", "pre-wrap");
  for (const text of ["Residential design", "Renovation", "Over $200,000", "Just planning"]) {
    await expect(inbox.detail.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(inbox.detail.locator("script, img, strong, b")).toHaveCount(0);
  await expect(inbox.row(inquiry.name)).not.toContainText("Unread");
  expect((await getInquiry(staff, inquiry.id)).read_at).not.toBeNull();
});

test("SU11 the status is saved on change, and the list follows", async ({
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(inbox.status.getByRole("option")).toHaveText([
    "New",
    "Contacted",
    "Won",
    "Lost",
    "Spam",
  ]);
  await inbox.status.selectOption("Won");
  await expect(inbox.row(inquiry.name)).toContainText("Won");
  expect((await getInquiry(staff, inquiry.id)).status).toBe("won");
});

test("SU12 spam is not in the inbox and has a separate filter", async ({ dashboard, rows }) => {
  const inquiry = await rows.inquiry({ name: `Bot ${rows.unique()}` }, "honeypot");
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&q=${inquiry.name}`);
  await expect(dashboard.page.getByText("No matches")).toBeVisible();
  await inbox.filter.selectOption("Spam");
  await inbox.row(inquiry.name).click();
  await expect(inbox.detail).toContainText("A field that people do not see was filled in.");
});

test("SU11 a note is saved with author and time, together with those of colleagues", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await inbox.note.fill("Call on Monday.");
  const theirs = { id: randomUUID(), inquiry_id: inquiry.id, body: "Theirs." };
  await addInquiryNote(staff, theirs);
  await inbox.note.press("ControlOrMeta+s");
  await expect(inbox.notes).toHaveText([
    new RegExp(`^Theirs\\.${memberAccount.email} · \\d\\d:\\d\\d`),
    new RegExp(`^Call on Monday\\.${memberAccount.email}`),
  ]);
  await expect(inbox.note).toHaveValue("");
  await inbox.notes
    .first()
    .getByRole("button", { name: /^Remove the note/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove note" }).click();
  await expect(inbox.notes).toHaveCount(1);
  expect(await listInquiryNotes(staff, inquiry.id)).toMatchObject([{ body: "Call on Monday." }]);
});

test("a new inquiry shows when a reply is due, and overdue ones have a filter", async ({
  page,
  dashboard,
  rows,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(inbox.row(inquiry.name)).toContainText("Reply due in 23 h");
  await expect(inbox.detail).toContainText("Reply due in 23 h");
  await inbox.status.selectOption("Contacted");
  await expect(inbox.row(inquiry.name)).not.toContainText("Reply due");
  await page.getByLabel("Sort by", { exact: true }).selectOption("Needs reply first");
  await expect(page).toHaveURL(/sort=reply_due_at-asc/);
  await inbox.filter.selectOption("Reply overdue");
  await expect(page).toHaveURL(/status=overdue/);
  await expect(inbox.row(inquiry.name)).toHaveCount(0);
});

test("inquiries from one address are linked, case-insensitively", async ({
  page,
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  const first = await rows.inquiry({ email: `${word}@visitor.example`, subject: "Kitchen" });
  const second = await rows.inquiry({
    email: `${word.toUpperCase()}@visitor.example`,
    subject: "Bath",
  });
  await dashboard.open(`?tab=contacts&id=${second.id}`);
  const others = page.getByRole("region", { name: "2 inquiries from this address" });
  await others.getByRole("link", { name: "Kitchen" }).click();
  await expect(page).toHaveURL(new RegExp(`id=${first.id}`));
  await expect(others.getByRole("link", { name: "Bath" })).toBeVisible();
});

test(
  "SU06 SU04 a note that cannot be saved is preserved, and survives a reload",
  { tag: "@web" },
  async ({ page, dashboard, rows, staff, errors }) => {
    errors.allow(/inquiry-note|500/);
    const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
    const { inbox } = dashboard;
    await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
    await inbox.note.fill("Call on Monday.");
    const rest = /\/rest\/v1\/inquiry_notes/;
    await page.route(rest, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { message: "boom" } })
        : route.continue(),
    );
    await inbox.saveNote.click();
    await expect(inbox.detail.getByText(/^The note was not saved\./)).toBeVisible();
    await expect(inbox.note).toHaveValue("Call on Monday.");
    await page.waitForTimeout(1000);
    await page.unroute(rest);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await inbox.detail.getByRole("button", { name: "Restore" }).click();
    await inbox.saveNote.click();
    await expect(inbox.notes).toContainText("Call on Monday.");
    expect(await listInquiryNotes(staff, inquiry.id)).toHaveLength(1);
  },
);

test("SU11 Reply opens a prefilled mail", { tag: "@web" }, async ({ page, dashboard, rows }) => {
  const inquiry = await rows.inquiry({ name: "Ewa Pawlak", subject: "Kitchen & bath" });
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = function click() {
      document.title = this.href;
    };
  });
  await dashboard.inbox.detail.getByRole("button", { name: "Reply in your mail program" }).click();
  const mail = new URL(await page.evaluate(() => document.title));
  expect(mail.protocol).toBe("mailto:");
  expect(mail.pathname).toBe(inquiry.email);
  expect(mail.searchParams.get("subject")).toBe("Re: Kitchen & bath");
});

test(
  "SU11 the export contains the filtered list with full messages and escaped formulas",
  { tag: "@web" },
  async ({ page, dashboard, rows }) => {
    const word = rows.unique();
    await rows.inquiry({ name: `=1+1 ${word}`, message: 'She said "yes",\nand left.' });
    await rows.inquiry({ name: `Other ${rows.unique()}` });
    await dashboard.open(`?tab=contacts&q=${word}`);
    await expect(dashboard.inbox.row(word)).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain(`"'=1+1 ${word}"`);
    expect(text).toContain('"She said ""yes"",\nand left."');
    expect(text).not.toContain("Other ");
  },
);

test("erasing needs confirmation, warns that it cannot be undone, and erases", async ({
  page,
  dashboard,
  rows,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await inbox.detail.getByRole("button", { name: "Erase" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("It cannot be undone.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(inbox.row(inquiry.name)).toBeVisible();
  await inbox.detail.getByRole("button", { name: "Erase" }).click();
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect(dashboard.toast("Inquiry Erased")).toBeVisible();
  await expect(inbox.row(inquiry.name)).toHaveCount(0);
});

test("a failed inbox shows the error and Retry, never the empty state", async ({
  page,
  dashboard,
  rows,
  errors,
}) => {
  errors.allow(/500/);
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const rest = /\/rest\/v1\/contact_submissions/;
  await page.route(rest, (route) => route.fulfill({ status: 500, json: { message: "boom" } }));
  await dashboard.inbox.open();
  await expect(page.getByText(/^The inquiries could not be loaded\./)).toBeVisible();
  await expect(page.getByText("No Inquiries Yet")).toHaveCount(0);
  await page.unroute(rest);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(dashboard.inbox.row(inquiry.name)).toBeVisible();
});

test("on phones the inquiry replaces the list, and links back to it", async ({
  page,
  dashboard,
  rows,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await inbox.open();
  await inbox.row(inquiry.name).click();
  await expect(inbox.detail.getByRole("heading", { name: inquiry.name })).toBeFocused();
  await expect(inbox.list).toBeHidden();
  await page.getByRole("button", { name: "Back to inbox" }).click();
  await expect(inbox.row(inquiry.name)).toBeVisible();
});
