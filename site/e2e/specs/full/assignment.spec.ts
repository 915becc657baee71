import { getInquiry } from "#supabase/data/inquiries.ts";
import { updateInquiry } from "#supabase/data/inquiry-changes.ts";
import { listActiveMembers } from "#supabase/data/members.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

const OWN_LABEL = `You (${memberAccount.email})`;
const MINUTE_MS = 60_000;

test("SU24 an inquiry is assigned to a member; Mine lists it, also with a search", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  const inquiry = await rows.inquiry({ name: `Ewa ${word}` });
  const other = await rows.inquiry({ name: `Jan ${word}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(inbox.assignee).toHaveValue("");
  await inbox.assignee.selectOption(OWN_LABEL);
  await expect(dashboard.toast("Assignment Saved")).toContainText(OWN_LABEL);
  await expect(inbox.row(inquiry.name)).toContainText(`Assigned to ${OWN_LABEL}`);
  const own = (await listActiveMembers(staff)).find(({ email }) => email === memberAccount.email);
  expect((await getInquiry(staff, inquiry.id)).assignee_id).toBe(own?.id);

  await inbox.filter.selectOption("Mine");
  await expect(page).toHaveURL(/status=mine/);
  await expect(inbox.row(inquiry.name)).toBeVisible();
  await expect(inbox.row(other.name)).toHaveCount(0);
  await dashboard.open(`?tab=contacts&status=mine&q=${word}`);
  await expect(inbox.row(inquiry.name)).toBeVisible();
  await expect(inbox.row(other.name)).toHaveCount(0);

  await inbox.row(inquiry.name).click();
  await inbox.assignee.selectOption("Nobody");
  await expect(inbox.row(inquiry.name)).toHaveCount(0);
  expect((await getInquiry(staff, inquiry.id)).assignee_id).toBeNull();
});

test("SU24 a reminder is chosen, picked and cleared; a due one stands in the list", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  const stored = async () => {
    const { remind_at } = await getInquiry(staff, inquiry.id);
    return remind_at === null ? null : new Date(remind_at).getTime();
  };
  // In the browser's time zone, which is not that of the test.
  const tomorrow = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).getTime();
  });
  await inbox.reminder.selectOption("Tomorrow 9:00");
  await expect.poll(stored).toBe(tomorrow);
  await expect(inbox.reminder.getByRole("option", { selected: true })).toHaveText(/, 09:00$/);
  await expect(inbox.row(inquiry.name)).not.toContainText("Reminder due");

  await inbox.reminder.selectOption("Pick a date and time…");
  await expect(inbox.reminderTime).toBeFocused();
  await inbox.reminderTime.fill("2020-01-01T09:00");
  await inbox.setReminder.click();
  await expect(inbox.detail.getByText("Choose a time to come.")).toBeVisible();
  expect(await stored()).toBe(tomorrow);
  const year = new Date().getFullYear() + 1;
  await inbox.reminderTime.fill(`${year}-03-03T14:05`);
  await inbox.setReminder.click();
  const picked = await page.evaluate((of) => new Date(of, 2, 3, 14, 5).getTime(), year);
  await expect.poll(stored).toBe(picked);
  await expect(inbox.reminder).toBeFocused();

  await inbox.reminder.selectOption("No reminder");
  await expect.poll(stored).toBeNull();
  const { version } = await getInquiry(staff, inquiry.id);
  const past = new Date(Date.now() - MINUTE_MS).toISOString();
  await updateInquiry(staff, { id: inquiry.id, version, remind_at: past });
  await expect(inbox.row(inquiry.name)).toContainText("Reminder due");
});

test("SU24 SU07 a colleague's change of another property is no conflict, of the same one it is", async ({
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(inbox.assignee.getByRole("option", { name: OWN_LABEL })).toBeAttached();
  await updateInquiry(staff, { id: inquiry.id, version: 1, status: "won" });
  await inbox.assignee.selectOption(OWN_LABEL);
  await expect(inbox.status).toHaveValue("won");
  const saved = await getInquiry(staff, inquiry.id);
  expect(saved).toMatchObject({ status: "won", version: 3 });
  await expect(inbox.assignee).toHaveValue(saved.assignee_id ?? "");
  const theirs = new Date(Date.now() + 60 * MINUTE_MS).toISOString();
  await updateInquiry(staff, { id: inquiry.id, version: 3, remind_at: theirs });
  await inbox.reminder.selectOption("Next week");
  await expect(inbox.detail.getByText(/^Somebody set it to “.+” meanwhile/)).toBeVisible();
  const { remind_at } = await getInquiry(staff, inquiry.id);
  expect(Date.parse(remind_at ?? "")).toBe(Date.parse(theirs));
});

test("SU24 a failed save of assignment and reminder says so and shows the stored value", async ({
  page,
  dashboard,
  rows,
  errors,
}) => {
  errors.allow(/inquiry-(assignment|reminder)|500/);
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(inbox.row(inquiry.name)).not.toContainText("Unread");
  await page.route(/\/rest\/v1\/contact_submissions/, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: { message: "boom" } })
      : route.continue(),
  );
  await inbox.assignee.selectOption(OWN_LABEL);
  await expect(inbox.detail.getByText(/^The assignment was not saved\./)).toBeVisible();
  await expect(inbox.assignee).toHaveValue("");
  await inbox.reminder.selectOption("Next week");
  await expect(inbox.detail.getByText(/^The reminder was not saved\./)).toBeVisible();
  await expect(inbox.reminder).toHaveValue("");
});

test("SU24 single keys act on the open inquiry, not while typing, behind a dialog or switched off", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  const status = async () => (await getInquiry(staff, inquiry.id)).status;
  const { inbox } = dashboard;
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await inbox.note.fill("");
  await inbox.note.press("e");
  await expect(inbox.note).toHaveValue("e");
  await inbox.note.fill("");
  await inbox.note.blur();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("In an open inquiry: set it to Contacted")).toBeVisible();
  await page.keyboard.press("s");
  await help.getByText(/^Single keys/).click();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("s");
  await page.keyboard.press("r");
  await expect(inbox.writeReply).toBeVisible();
  expect(await status()).toBe("new");

  await page.getByRole("button", { name: /^Account / }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await help.getByText(/^Single keys/).click();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(inbox.status).toHaveValue("contacted");
  await expect(inbox.row(inquiry.name)).toContainText("Contacted");
  expect(await status()).toBe("contacted");
  await page.keyboard.press("s");
  await expect.poll(status).toBe("spam");
  await page.keyboard.press("r");
  await expect(inbox.replyMessage).toBeFocused();
  await inbox.replyMessage.blur();
  await page.keyboard.press("a");
  await expect(inbox.assignee).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU24 SU15 an assigned inquiry with a due reminder has no accessibility violation", async ({
      page,
      dashboard,
      rows,
      staff,
    }) => {
      const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
      const own = (await listActiveMembers(staff)).find(
        ({ email }) => email === memberAccount.email,
      );
      await updateInquiry(staff, {
        id: inquiry.id,
        version: 1,
        assignee_id: own?.id ?? null,
        remind_at: new Date(Date.now() - MINUTE_MS).toISOString(),
      });
      const { inbox } = dashboard;
      await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
      await expect(inbox.row(inquiry.name)).toContainText("Reminder due");
      await inbox.reminder.selectOption("Pick a date and time…");
      await expect(inbox.reminderTime).toBeVisible();
      for (const [width, height] of [
        [1440, 900],
        [768, 1024],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(inbox.assignee).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.screenshot({ path: test.info().outputPath(`${colorScheme}-${width}.png`) });
      }
    });
  });
}
