import type { Page } from "@playwright/test";
import { listInquiryReplies } from "#supabase/data/inquiry-replies.ts";
import { listReplyTemplates, updateReplyTemplate } from "#supabase/data/reply-templates.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

const SIGNATURE = "Kind regards,\nLinden & Loam\n+48 12 555 01 40";
const TEMPLATES = "**/rest/v1/reply_templates*";

/** The reply form of a new inquiry of Ewa Pawlak. */
async function openReply(dashboard: Dashboard, rows: RowFactory) {
  const inquiry = await rows.inquiry({ name: "Ewa Pawlak", subject: "Kitchen" });
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await dashboard.inbox.writeReply.click();
  await expect(dashboard.inbox.replyMessage).toBeFocused();
  return inquiry;
}

async function choose({ inbox }: Dashboard, name: string) {
  await inbox.templates.click();
  await inbox.templateItem(name).click();
}

/** The page of the templates, or the dialog of a new one, with the fields of its form. */
function templateParts(page: Page, role: "region" | "dialog" = "region") {
  const place = page.getByRole(role, {
    name: role === "region" ? "Reply templates" : "New reply template",
  });
  return {
    place,
    add: place.getByRole("button", { name: "New template" }),
    name: place.getByLabel("Name"),
    subject: place.getByLabel("Subject"),
    text: place.getByRole("textbox", { name: "Text" }),
    save: place.getByRole("button", { name: "Save template" }),
    row: (name: string) => place.getByRole("listitem").filter({ hasText: name }),
  };
}

test("SU23 a template fills a new reply with the sender's name, before the signature, and is undone", async ({
  dashboard,
  rows,
}) => {
  const { inbox } = dashboard;
  const template = await rows.replyTemplate({
    subject: "About {{subject}}",
    body: "Dear {{First name}},\n\n{{studio}} thanks you.",
  });
  await openReply(dashboard, rows);
  const blank = await inbox.replyMessage.inputValue();
  await choose(dashboard, template.name);
  await expect(inbox.replyMessage).toBeFocused();
  const filled = "Dear Ewa,\n\nLinden & Loam thanks you.";
  await expect(inbox.replyMessage).toHaveValue(`${filled}\n\n${SIGNATURE}`);
  await expect(inbox.replySubject).toHaveValue("About Kitchen");
  await dashboard.page.keyboard.type(" See you.");
  await expect(inbox.replyMessage).toHaveValue(`${filled} See you.\n\n${SIGNATURE}`);
  for (let step = 0; step < 9; step++) await dashboard.page.keyboard.press("Backspace");
  await dashboard.toast("Template Inserted").getByRole("button", { name: "Undo" }).click();
  await expect(inbox.replyMessage).toHaveValue(blank);
  await expect(inbox.replySubject).toHaveValue("Re: Kitchen");
});

test("SU23 in a written reply a template stands at the caret, by keyboard, and Ctrl+Z takes it back", async ({
  page,
  dashboard,
  rows,
}) => {
  const { inbox } = dashboard;
  const template = await rows.replyTemplate({
    name: rows.unique(),
    subject: "Other",
    body: "Oak, {{name}}.",
  });
  await openReply(dashboard, rows);
  await inbox.replyMessage.fill("");
  await page.keyboard.type("Yes. No.");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  await inbox.templates.focus();
  await page.keyboard.press("Enter");
  await expect(inbox.templateItem(template.name)).toBeVisible();
  await page.keyboard.type(template.name);
  await page.keyboard.press("Enter");
  await expect(inbox.replyMessage).toHaveValue("Yes. Oak, Ewa Pawlak.No.");
  await expect(inbox.replySubject).toHaveValue("Re: Kitchen");
  await expect(inbox.replyMessage).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(inbox.replyMessage).toHaveValue("Yes. No.");
});

test("SU23 a placeholder is never sent", async ({ page, dashboard, rows, staff }) => {
  const { inbox } = dashboard;
  const inquiry = await openReply(dashboard, rows);
  await inbox.replyMessage.fill("Hello {{first name}}, yes.");
  await inbox.sendReply.click();
  await expect(inbox.detail.getByRole("alert")).toContainText("{{first name}} would be sent");
  await expect(inbox.replyMessage).toHaveValue("Hello {{first name}}, yes.");
  expect(await listInquiryReplies(staff, inquiry.id)).toEqual([]);
  await inbox.replyMessage.fill("Hello Ewa, yes.");
  await page.keyboard.press("Tab");
  await inbox.sendReply.click();
  await expect(inbox.writeReply).toBeVisible();
  expect(await listInquiryReplies(staff, inquiry.id)).toHaveLength(1);
});

test("SU23 a reply is saved as a template, without its signature and the sender's name", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/409|reply-template/);
  const { inbox } = dashboard;
  const taken = await rows.replyTemplate();
  const name = `Wood ${rows.unique()}`;
  rows.removeLater(name);
  await openReply(dashboard, rows);
  await inbox.templates.click();
  await expect(inbox.templateItem("Save as template…")).toBeDisabled();
  await page.keyboard.press("Escape");
  const reply = `Hello Ewa Pawlak,\n\nOak lasts.\n\n${SIGNATURE}`;
  await inbox.replyMessage.fill(reply);
  await choose(dashboard, "Save as template…");
  const form = templateParts(page, "dialog");
  await expect(form.text).toHaveValue("Hello {{name}},\n\nOak lasts.");
  await expect(form.subject).toHaveValue("");
  await form.save.click();
  await expect(form.place.getByRole("alert")).toHaveText("Enter a name.");
  await form.name.fill(taken.name.toUpperCase());
  await form.save.click();
  await expect(form.place.getByRole("alert")).toContainText("already exists");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await form.name.fill(name);
  await form.save.click();
  await expect(form.place).toHaveCount(0);
  const stored = (await listReplyTemplates(staff)).find((template) => template.name === name);
  expect(stored).toMatchObject({ subject: "", body: "Hello {{name}},\n\nOak lasts." });
  await expect(inbox.replyMessage).toBeFocused();
  await expect(inbox.replyMessage).toHaveValue(reply);
  await inbox.templates.click();
  await expect(inbox.templateItem(name)).toBeVisible();
  await inbox.templateItem("Manage templates…").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave", exact: true }).click();
  const list = templateParts(page);
  await list.place.getByRole("button", { name: `Delete ${name}` }).click();
  await list.place.getByRole("button", { name: "Delete template", exact: true }).click();
  await expect(list.row(name)).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(inbox.replyMessage).toHaveValue(reply);
});

test("SU23 a template is edited: an unknown placeholder and a failed save stay in the form", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/503|reply-template/);
  const template = await rows.replyTemplate({ name: `Visit ${rows.unique()}` });
  await dashboard.open();
  await dashboard.openFromStudioMenu("Reply templates");
  const form = templateParts(page);
  await form.place.getByRole("button", { name: `Edit ${template.name}` }).click();
  await expect(form.name).toBeFocused();
  await form.text.fill("Hello {{nmae}}");
  await form.save.click();
  await expect(form.place.getByRole("alert")).toContainText("{{nmae}} is no placeholder.");
  await form.text.fill("Hello {{name}}");
  await page.route(TEMPLATES, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await form.save.click();
  await expect(form.place.getByRole("alert")).toContainText("The server has a problem");
  await expect(form.text).toHaveValue("Hello {{name}}");
  await page.unroute(TEMPLATES);

  // A colleague saves meanwhile.
  await updateReplyTemplate(staff, template.id, 1, { ...template, body: "Theirs" });
  await form.save.click();
  await expect(form.place.getByRole("alert")).toContainText("A colleague changed this template");
  await expect(form.text).toHaveValue("Hello {{name}}");
  await form.save.click();
  await expect(form.row(template.name)).toContainText("Hello {{name}}");
  await expect(form.place.getByRole("button", { name: `Edit ${template.name}` })).toBeFocused();
});

test("SU23 templates that cannot be loaded are no empty list, and a reload shows them", async ({
  page,
  dashboard,
  rows,
  errors,
}) => {
  errors.allow(/503/);
  const template = await rows.replyTemplate();
  await page.route(TEMPLATES, (route) => route.fulfill({ status: 503 }));
  await openReply(dashboard, rows);
  await dashboard.inbox.templates.click();
  const retry = dashboard.inbox.templateItem(/could not be loaded/);
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await page.unroute(TEMPLATES);
  await retry.click();
  await expect(dashboard.inbox.templateItem(template.name)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU15 SU23 menu and page have no violation and no sideways scrolling", async ({
      page,
      dashboard,
      rows,
    }) => {
      test.setTimeout(150_000);
      const long = {
        subject: "{{subject}}",
        body: "Hello {{first name}},\n\nthank you. ".repeat(9),
      };
      for (let count = 0; count < 4; count++) await rows.replyTemplate(long);
      for (const width of [390, 768, 1440]) {
        await openReply(dashboard, rows);
        await page.setViewportSize({ width, height: 900 });
        await dashboard.inbox.templates.click();
        await expect(dashboard.inbox.templateItem("Manage templates…")).toBeVisible();
        await page.screenshot({ path: test.info().outputPath(`menu-${String(width)}.png`) });
        expect(await violationsOf(page)).toEqual([]);
        await dashboard.inbox.templateItem("Manage templates…").click();
        const { place, add, name } = templateParts(page);
        await expect(place.getByRole("listitem").nth(3)).toBeVisible();
        await page.screenshot({ path: test.info().outputPath(`list-${String(width)}.png`) });
        await add.click();
        await expect(name).toBeFocused();
        await page.screenshot({ path: test.info().outputPath(`form-${String(width)}.png`) });
        expect(await violationsOf(page)).toEqual([]);
        const overflow = "document.documentElement.scrollWidth > innerWidth";
        expect(await page.evaluate(overflow)).toBe(false);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  });
}
