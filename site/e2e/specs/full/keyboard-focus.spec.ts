import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { confirm } from "#site/e2e/pages/confirmation.ts";
import { tabTo } from "#site/e2e/tab-to.ts";

test("SU15 Tab moves into a toast and out of it, to the start of the page", async ({
  page,
  rows,
  dashboard,
}) => {
  const { title } = await rows.post({ title: `Keys ${rows.unique()}` });
  await rows.post({ title: `${title} stays` });
  await dashboard.open(`?tab=blog-posts&q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Delete ${title}`, exact: true }).press("Enter");
  const notice = dashboard.toast("Moved to Trash");
  await tabTo(page, notice.getByRole("button", { name: "Undo" }));
  await tabTo(page, page.getByRole("button", { name: /^Account / }));
  await expect(notice).toBeVisible();

  await tabTo(page, notice.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("tabpanel").locator(":focus")).toHaveCount(1);
});

test("SU15 after a deletion the next row has the focus, after the last one the heading", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.post();
  for (const name of ["A", "B", "C"]) await rows.post({ title: `${name} ${word}` });
  await dashboard.open(`?tab=blog-posts&q=${word}&sort=title-asc`);
  const link = (name: string) => page.getByRole("link", { name: `${name} ${word}` });
  const remove = (name: string) => page.getByRole("button", { name: `Delete ${name} ${word}` });
  await remove("B").press("Enter");
  await expect(link("C")).toBeFocused();
  await remove("C").press("Enter");
  await expect(link("A")).toBeFocused();
  await remove("A").press("Enter");
  await expect(page.getByRole("heading", { name: "Blog Posts Management" })).toBeFocused();
});

test("SU15 the focus moves to the next row in projects, the inbox and the trash as well", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.inquiry();
  for (const name of ["A", "B"]) await rows.project({ title: `${name} ${word}` });
  await rows.inquiry({ name: `I ${word}` });
  await dashboard.projectList.open(`&q=${word}&sort=title-asc`);
  await dashboard.projectList.action("Delete", `A ${word}`).press("Enter");
  await expect(page.getByRole("link", { name: `B ${word}` })).toBeFocused();

  await dashboard.open(`?tab=contacts&q=${word}`);
  await page.getByLabel(`Select inquiry of I ${word}`).press("Space");
  await page.getByRole("button", { name: "Erase selected" }).press("Enter");
  await confirm(page, "Erase for good");
  await expect(dashboard.toast("1 inquiry erased")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inquiries", exact: true })).toBeFocused();

  const trash = await dashboard.openFromStudioMenu("Trash");
  await trash.getByRole("button", { name: `Restore A ${word}` }).press("Enter");
  await expect(trash.getByRole("button", { name: `Restore A ${word}` })).toHaveCount(0);
  await expect(trash.locator(":focus")).toHaveCount(1);
});

test("SU15 after publishing, the message about the published post has the focus", async ({
  page,
  rows,
  dashboard,
}) => {
  const title = `Keys ${rows.unique()}`;
  rows.removeLater(title);
  await dashboard.postForm.open();
  await dashboard.postForm.fill({ title, content: "A short body." });
  await dashboard.postForm.submit.press("Enter");
  const note = page.getByRole("status").filter({ hasText: `“${title}” is live at` });
  await expect(note).toBeFocused();
  await tabTo(page, note.getByRole("button", { name: "Edit" }));
  await page.keyboard.press("Enter");
  await expect(dashboard.postForm.field("title")).toHaveValue(title);
  await dashboard.postForm.fill({ excerpt: "Another excerpt." });
  await dashboard.postForm.submit.press("Enter");
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  await expect(dashboard.postForm.submit).toBeFocused();
});

for (const status of ["draft", "published"] as const) {
  test(`SU15 after a project is created (${status}), the focus is in the panel of the list`, async ({
    page,
    rows,
    dashboard,
  }) => {
    const title = `Keys ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.projectForm;
    await form.open();
    await form.fill({ title, description: "A short description." });
    await form.status.selectOption(status);
    await form.submit.press("Enter");
    await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
    await expect(dashboard.projectList.row(title)).toBeVisible();
    const panel = page.getByRole("tabpanel", { name: "Projects" });
    await expect(panel.or(panel.locator("*")).and(page.locator(":focus"))).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toHaveCount(1);
  });
}

test("SU15 “/” focuses the search of every list; shortcuts without Ctrl can be disabled", async ({
  page,
  rows,
  dashboard,
}) => {
  await rows.post();
  await rows.project();
  const inquiry = await rows.inquiry();
  for (const name of ["Search posts", "Search projects", "Search inquiries"]) {
    const tab = { "Search posts": "2", "Search projects": "3", "Search inquiries": "4" }[name];
    await dashboard.open();
    await dashboard.expectOpen();
    await page.keyboard.press(tab ?? "");
    await expect(page.getByRole("searchbox", { name })).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name })).toBeFocused();
    await expect(page.getByRole("searchbox", { name })).toHaveValue("");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await expect(dashboard.inbox.detail).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByLabel(`Select inquiry of ${inquiry.name}`).first().focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search inquiries" })).toBeFocused();
  await page.getByLabel(`Select inquiry of ${inquiry.name}`).first().focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await tabTo(page, sheet.getByRole("checkbox", { name: /single keys/i }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await dashboard.expectOpen();
  await page.keyboard.press("2");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(dashboard.tab("Contacts")).toHaveAttribute("aria-selected", "true");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU15 account menu, shortcuts, selection and pager have no violation", async ({
      page,
      rows,
      dashboard,
    }) => {
      const word = rows.unique();
      for (let index = 0; index < 26; index += 1) await rows.post({ title: `${index} ${word}` });
      await dashboard.open(`?tab=blog-posts&q=${word}`);
      const expectNoViolations = async () => {
        expect(await violationsOf(page)).toEqual([]);
      };
      await page.getByLabel("Select all posts of this page").check();
      await expect(page.getByRole("button", { name: "Select all 26" })).toBeVisible();
      await expectNoViolations();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Account / }).click();
      await expect(page.getByRole("menuitem", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectNoViolations();
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectNoViolations();
    });
  });
}
