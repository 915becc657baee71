import { addEditor } from "#site/e2e/second-member.ts";
import { everythingStored } from "#site/e2e/everything-stored.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";

const STUDIO = "Kind regards,\nLinden & Loam\n+48 12 555 01 40";
const OWN = "Warm regards,\nMaja";

test("SU23 a member's own signature ends new replies once, and alone is no unsent reply", async ({
  page,
  errors,
  rows,
  staff,
  stack,
}) => {
  errors.allow(/503|reply-signature/);
  const editor = await addEditor(staff, stack);
  const inquiry = await rows.inquiry({ name: "Ewa Pawlak", subject: "Kitchen" });
  await new LoginPage(page).signInAs(editor);
  const dashboard = new Dashboard(page);
  const { inbox } = dashboard;
  await dashboard.expectOpen();
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await inbox.writeReply.click();
  const blank = `Hello Ewa Pawlak,\n\n\n\n${STUDIO}`;
  await expect(inbox.replyMessage).toHaveValue(blank);

  const account = await dashboard.openFromStudioMenu("Your account");
  const signature = account.getByRole("textbox", { name: "Signature" });
  await expect(signature).toHaveValue(STUDIO);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await signature.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`account-${String(width)}.png`) });
  }
  await signature.fill("x".repeat(1001));
  await account.getByRole("button", { name: "Save signature" }).click();
  await expect(account.getByRole("alert")).toContainText("Use at most 1000 characters");
  await signature.fill(`${OWN}\n`);
  const save = "**/rest/v1/rpc/set_reply_signature";
  await page.route(save, (route) => route.fulfill({ status: 503 }));
  await account.getByRole("button", { name: "Save signature" }).click();
  await expect(account.getByRole("alert")).toContainText("The server has a problem");
  await expect(signature).toHaveValue(`${OWN}\n`);
  await page.unroute(save);
  await account.getByRole("button", { name: "Save signature" }).click();
  await expect(dashboard.toast("Signature Saved")).toBeVisible();
  await expect(signature).toHaveValue(OWN);

  await page.goBack();
  await inbox.writeReply.click();
  await expect(inbox.replyMessage).toHaveValue(`Hello Ewa Pawlak,\n\n\n\n${OWN}`);
  const template = await rows.replyTemplate({ body: `Dear {{first name}},\n\n${OWN}` });
  await page.reload();
  await inbox.writeReply.click();
  await inbox.templates.click();
  await inbox.templateItem(template.name).click();
  await expect(inbox.replyMessage).toHaveValue(`Dear Ewa,\n\n${OWN}`);

  await inbox.replyMessage.fill(OWN);
  await expect(inbox.detail.getByText(/Saved on this device/)).toBeVisible();
  // The note can still be that of the template.
  await expect.poll(() => page.evaluate(everythingStored)).not.toContain("Dear Ewa");
  await page.reload();
  await expect(inbox.writeReply).toBeVisible();
  await expect(inbox.detail.getByRole("button", { name: "Restore" })).toHaveCount(0);
  await inbox.writeReply.click();
  await inbox.replyMessage.fill(OWN);
  await inbox.detail.getByRole("button", { name: "Cancel" }).click();
  await expect(inbox.writeReply).toBeFocused();
  // Its polls would be refused after the removal.
  await page.close();
  await editor.remove();
});
