import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import type { Page } from "@playwright/test";
import { getInquiry } from "#supabase/data/inquiries.ts";
import { listInquiryReplies } from "#supabase/data/inquiry-replies.ts";
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
    sent: detail.getByRole("list", { name: "Replies" }).getByRole("listitem"),
  };
}

/** Adds words in front of the signature. */
async function write(message: ReturnType<typeof replyForm>["message"], words: string) {
  const text = await message.inputValue();
  await message.fill(text.replace("\n\n\n\n", `\n\n${words}\n\n`));
}

test("SU23 a reply is mailed from the studio's address, stands in the thread and sets Contacted", async ({
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
  await write(form.message, "Tuesday at ten suits us.");
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
  await expect(form.message).toHaveValue(/We measure on Friday\./);
  await form.cancel.click();
  const question = page.getByRole("alertdialog", { name: "Discard this reply?" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form.open).toBeFocused();
  await form.open.click();
  await expect(form.message).not.toHaveValue(/We measure on Friday\./);
  await form.cancel.click();
  await expect(form.open).toBeFocused();
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
