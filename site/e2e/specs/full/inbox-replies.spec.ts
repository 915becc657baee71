import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import type { Page } from "@playwright/test";
import { getInquiry } from "#supabase/data/inquiries.ts";
import { listInquiryReplies } from "#supabase/data/inquiry-replies.ts";
import { giveFiles } from "#site/e2e/give-files.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/** The mails to this address in the backend's mail folder. */
async function mailsTo(dataDir: string, address: string) {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    files.map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  return mails.filter(({ to }) => to !== undefined && !Array.isArray(to) && to.text === address);
}

/** The reply form of the open inquiry. */
function replyForm({ inbox: { detail } }: Dashboard) {
  const form = detail.getByRole("form", { name: /^Reply to / });
  return {
    open: detail.getByRole("button", { name: "Write a reply" }),
    subject: form.getByLabel("Subject", { exact: true }),
    message: form.getByLabel("Message", { exact: true }),
    send: form.getByRole("button", { name: "Send reply" }),
    cancel: form.getByRole("button", { name: "Cancel" }),
    files: form.getByLabel("Attach files", { exact: true }),
    attached: form.getByRole("list", { name: "Attached files" }).getByRole("listitem"),
    remove: (name: string) => form.getByRole("button", { name: `Remove ${name}`, exact: true }),
    element: form,
    // The files of a reply are items of a list, too.
    sent: detail.getByRole("list", { name: "Replies" }).locator("> li"),
  };
}

const PLAN = {
  name: "Grundriß Küche.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 plan"),
};
const PRICES = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("oak;12\nash;9") };
const NOTES = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Tuesday") };
const PROGRAM = { name: "setup.exe", mimeType: "application/pdf", buffer: Buffer.from("MZ") };

/** Adds words in front of the signature. */
async function write(message: ReturnType<typeof replyForm>["message"], words: string) {
  const text = await message.inputValue();
  await message.fill(text.replace("\n\n\n\n", `\n\n${words}\n\n`));
}

test("SU23 a reply is mailed from the studio's address, stands in the thread and sets Contacted", async ({
  page,
  dashboard,
  rows,
  staff,
  stack,
}) => {
  const inquiry = await rows.inquiry({ name: "Ewa Pawlak", subject: "Kitchen & bath" });
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.press("Enter");
  await expect(form.message).toBeFocused();
  await expect(form.subject).toHaveValue("Re: Kitchen & bath");
  await expect(form.message).toHaveValue(/^Hello Ewa Pawlak,\n[\s\S]*Linden & Loam/);
  await page.keyboard.type("Tuesday at ten suits us.");
  await expect(form.message).toHaveValue(/^Hello Ewa Pawlak,\n\nTuesday at ten suits us\.\n\n/);
  await form.send.click();
  await expect(form.sent).toContainText("Tuesday at ten suits us.");
  await expect(form.sent).toContainText("Sent ", { timeout: 15_000 });
  await expect(dashboard.inbox.status).toHaveValue("contacted");
  expect((await getInquiry(staff, inquiry.id)).status).toBe("contacted");
  await expect(form.open).toBeVisible();
  const mails = await mailsTo(stack.backend.dataDir, inquiry.email);
  const replies = mails.filter(({ subject }) => subject === "Re: Kitchen & bath");
  expect(replies).toHaveLength(1);
  expect(replies[0]?.text).toContain("Tuesday at ten suits us.");
  expect(replies[0]?.from?.text).toContain("Linden & Loam");
});

async function refuseReplies(page: Page) {
  await page.route("**/rest/v1/inquiry_replies*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
}

test("SU23 a reply that the server refuses keeps its text and is sent once", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/503|409|ERR_FAILED|inquiry-reply/);
  const inquiry = await rows.inquiry();
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.click();
  await form.subject.fill("");
  await form.send.click();
  await expect(dashboard.inbox.detail.getByText("Enter a subject.")).toBeVisible();
  await form.subject.fill("About your stairs");
  await write(form.message, "Oak, not ash.");
  await refuseReplies(page);
  await form.send.click();
  await expect(dashboard.inbox.detail.getByRole("alert")).toContainText("The reply was not sent.");
  await expect(form.message).toHaveValue(/Oak, not ash\./);
  await expect(form.sent).toHaveCount(0);
  await page.unroute("**/rest/v1/inquiry_replies*");
  // Stored, but the response does not arrive.
  await page.route(
    "**/rest/v1/inquiry_replies*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.send.click();
  await expect(dashboard.inbox.detail.getByRole("alert")).toContainText("The reply was not sent.");
  await form.send.click();
  await expect(form.sent).toHaveCount(1);
  await expect(form.open).toBeVisible();
  expect(await listInquiryReplies(staff, inquiry.id)).toHaveLength(1);
});

test("SU23 SU04 a reply survives a reload, and is discarded only on request", async ({
  page,
  dashboard,
  rows,
}) => {
  const inquiry = await rows.inquiry();
  const { detail } = dashboard.inbox;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.click();
  await write(form.message, "We measure on Friday.");
  await expect(detail.getByText(/Saved on this device/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await detail.getByRole("button", { name: "Restore" }).click();
  await expect(form.message).toBeFocused();
  await page.keyboard.type(" At ten.");
  await expect(form.message).toHaveValue(/We measure on Friday\. At ten\.\n/);
  await form.cancel.click();
  const question = page.getByRole("alertdialog", { name: "Discard this reply?" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form.open).toBeFocused();
  await form.open.click();
  await expect(form.message).not.toHaveValue(/We measure on Friday\./);
  await form.cancel.click();
  await expect(form.open).toBeFocused();
});

test("SU23 files are attached, refused and removed, arrive with the mail and stand in the thread", async ({
  page,
  dashboard,
  rows,
  stack,
}) => {
  const inquiry = await rows.inquiry();
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.click();
  await write(form.message, "The plan and the prices.");
  await form.files.setInputFiles([PLAN, PROGRAM, NOTES]);
  await expect(form.attached).toContainText([PLAN.name, NOTES.name]);
  await expect(form.element.getByRole("alert")).toContainText(
    "“setup.exe” (2 B) was not attached: only PDF,",
  );
  await expect(form.message).toHaveValue(/The plan and the prices\./);
  await giveFiles(form.element, "drop", [PRICES]);
  await expect(form.attached).toContainText([PLAN.name, NOTES.name, PRICES.name]);
  await expect(form.element.getByRole("alert")).toHaveCount(0);
  await form.remove(NOTES.name).press("Enter");
  await expect(form.remove(PRICES.name)).toBeFocused();
  await expect(form.attached).toHaveCount(2);
  await form.send.click();
  const download = form.sent.getByRole("button", { name: `Download ${PLAN.name}, 13 B` });
  await expect(download).toBeVisible();
  await expect(form.sent.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveText([
    /^Grundriß Küche\.pdf\s*13 B$/,
    /^prices\.csv\s*12 B$/,
  ]);
  const saving = page.waitForEvent("download");
  await download.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(PLAN.name);
  expect(readFileSync(await saved.path())).toEqual(PLAN.buffer);
  await expect(form.sent).toContainText("Sent ", { timeout: 15_000 });
  const mails = await mailsTo(stack.backend.dataDir, inquiry.email);
  const attached = mails.flatMap(({ attachments }) => attachments);
  expect(attached.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [PLAN.name, PLAN.mimeType],
    [PRICES.name, PRICES.mimeType],
  ]);
  expect(attached.map(({ content }) => content)).toEqual([PLAN.buffer, PRICES.buffer]);
});

test("SU23 a file that cannot be uploaded keeps text and files, and nothing is sent", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/503|409|400|ERR_FAILED|inquiry-reply/);
  const inquiry = await rows.inquiry();
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.click();
  await write(form.message, "The plan.");
  await form.files.setInputFiles([PLAN, NOTES]);
  await expect(form.attached).toHaveCount(2);
  await page.route("**/storage/v1/object/reply-files/**/*.txt", (route) => route.abort());
  await form.send.click();
  await expect(form.element.getByRole("alert")).toContainText(
    "The reply was not sent. “notes.txt” could not be uploaded.",
  );
  await expect(form.message).toHaveValue(/The plan\./);
  await expect(form.attached).toHaveCount(2);
  expect(await listInquiryReplies(staff, inquiry.id)).toEqual([]);
  await page.unroute("**/storage/v1/object/reply-files/**/*.txt");
  await form.send.click();
  await expect(form.sent).toHaveCount(1);
  const [reply, ...others] = await listInquiryReplies(staff, inquiry.id);
  expect(others).toEqual([]);
  expect(reply).toMatchObject({ attachments: [{ name: PLAN.name }, { name: NOTES.name }] });
});

test("SU23 SU04 attached files survive another inquiry; after a reload the form names what to attach again", async ({
  page,
  dashboard,
  rows,
}) => {
  const inquiry = await rows.inquiry({ name: "Nora with a plan" });
  const other = await rows.inquiry({ name: "Emil without a plan" });
  const { detail } = dashboard.inbox;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const form = replyForm(dashboard);
  await form.open.click();
  await form.files.setInputFiles([PLAN]);
  await expect(detail.getByText(/Saved on this device/)).toBeVisible();
  await dashboard.inbox.row(other.name).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(detail).toContainText(other.name);
  await dashboard.inbox.row(inquiry.name).click();
  await detail.getByRole("button", { name: "Restore" }).click();
  await expect(form.attached).toContainText([PLAN.name]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await detail.getByRole("button", { name: "Restore" }).click();
  await expect(form.attached).toHaveCount(0);
  await expect(form.element).toContainText(`not any more: “${PLAN.name}”`);
});

test("SU22 a member chooses how to get mails about inquiries", async ({
  dashboard,
  rows,
  page,
}) => {
  await rows.inquiry();
  await dashboard.open();
  const account = await dashboard.openFromStudioMenu("Your account");
  const choice = account.getByRole("combobox", { name: "Mail about inquiries" });
  await expect(choice.getByRole("option")).toHaveText(["At once", "Once a day", "Never"]);
  await choice.selectOption("Once a day");
  await expect(dashboard.toast("Mail Choice Saved")).toBeVisible();
  await page.reload();
  const again = await dashboard.openFromStudioMenu("Your account");
  await expect(again.getByRole("combobox", { name: "Mail about inquiries" })).toHaveValue("daily");
  await again.getByRole("combobox", { name: "Mail about inquiries" }).selectOption("At once");
  await expect(dashboard.toast("Mail Choice Saved")).toBeVisible();
});
