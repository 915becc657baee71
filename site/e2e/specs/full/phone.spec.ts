import type { FileChooser, Page } from "@playwright/test";
import { getInquiry } from "#supabase/data/inquiries.ts";
import { listPosts } from "#supabase/data/posts.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { TAB_NAMES } from "#site/e2e/pages/dashboard.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { TouchScreen } from "#site/e2e/pages/touch-screen.ts";
import { PAGES } from "#site/platform/dashboard-manifest.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

// A phone whose keyboard takes the lower part of the screen.
test.use({
  viewport: { width: 390, height: 500 },
  hasTouch: true,
  isMobile: true,
  bodyView: "visual",
});

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
}

test("SU26 a post with photos is written and published on a phone", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  test.setTimeout(120_000);
  const title = `Attic light ${rows.unique()}`;
  rows.removeLater(title);
  const screen = new TouchScreen(page);
  const body = new VisualBody(page);
  const form = dashboard.postForm;
  // The number of unread inquiries takes space beside the tabs.
  await rows.inquiry();
  await dashboard.open();
  await dashboard.expectOpen();
  for (const name of TAB_NAMES) await screen.expectAtHand(dashboard.tab(name));
  await screen.expectFit();
  await dashboard.tab("New Blog").tap();
  await body.expectOpen();
  await screen.expectFit();
  for (const name of TAB_NAMES) await screen.expectAtHand(dashboard.tab(name));
  await form.field("title").tap();
  await page.keyboard.type(title);
  await screen.expectFocusUncovered();
  await writeLines(page, screen, body);
  // The save bar stands at the end of the form, not over the text.
  await expect(form.submit).not.toBeInViewport();
  await addPhotos(page, screen, dashboard);
  for (const name of ["title", "excerpt", "author", "tags", "metaTitle"] as const) {
    await form.field(name).tap();
    await screen.expectFocusUncovered();
  }
  await form.field("metaDescription").tap();
  await page.keyboard.type("A room under the roof.");
  await screen.expectFocusUncovered();
  await screen.expectFit();
  await expectNoViolations(page);

  await form.submit.tap();
  const note = page.getByRole("status").filter({ hasText: "is live at" });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note).toBeFocused();
  await screen.expectFocusUncovered();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeInViewport({ ratio: 1 });
  await screen.expectFit();
  await expectNoViolations(page);
  const { rows: stored } = await listPosts(staff, { search: title });
  expect(stored).toMatchObject([{ title, status: "published" }]);
  expect(stored[0]?.featured_image_url).toContain("/storage/");
});

/** Writes more lines than the window shows; caret and toolbar stay in view. */
async function writeLines(page: Page, screen: TouchScreen, body: VisualBody) {
  await body.text.tap();
  for (let line = 1; line <= 12; line += 1) {
    await page.keyboard.type(`Line ${String(line)}, written while the train waits.`);
    await screen.expectFocusUncovered();
    await page.keyboard.press("Enter");
  }
  await screen.expectFocusUncovered();
  for (const name of ["Insert", "Heading", "Bold", "Link"]) {
    await screen.expectAtHand(body.toolbar.getByRole("button", { name, exact: true }));
  }
  // Of the header only the tabs are left, directly above the toolbar.
  await screen.expectStuck(page.getByRole("tablist"), 0);
  await screen.expectStuck(body.toolbar, 45);
}

/** The input behind a file dialog opens the camera on the back of the phone. */
async function expectCamera(chooser: FileChooser) {
  expect(await chooser.element().getAttribute("capture")).toBe("environment");
}

/** Chooses a photo for the text, takes another one, and chooses one for the post. */
async function addPhotos(page: Page, screen: TouchScreen, { postForm }: Dashboard) {
  const { text, toolbar } = new VisualBody(page);
  const chooser = page.waitForEvent("filechooser");
  await toolbar.getByRole("button", { name: "Insert pictures" }).tap();
  await (await chooser).setFiles(await imageFile("camera.png"));
  await expect(text.locator("img")).toHaveCount(1);
  const camera = page.waitForEvent("filechooser");
  await toolbar.getByRole("button", { name: "Insert", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Picture from phone" }).tap();
  await expectCamera(await camera);
  await (await camera).setFiles(await imageFile("stairs.png"));
  await expect(text.locator("img")).toHaveCount(2);
  await screen.expectFit();
  await postForm.imageInput.setInputFiles(await imageFile("photo.png"));
  await expect(page.getByText("photo.png")).toBeVisible();
}

test("SU26 menus and panels of the editor leave the caret in view on a phone", async ({
  page,
  dashboard,
}) => {
  const screen = new TouchScreen(page);
  const body = new VisualBody(page);
  await dashboard.postForm.open();
  await body.expectOpen();
  await body.text.tap();
  await page.keyboard.type("Before the trip");
  await body.toolbar.getByRole("button", { name: "Link" }).tap();
  await screen.expectAtHand(body.text.getByText("Before the trip"));
  await page.getByRole("group", { name: "Link" }).getByRole("button", { name: "Cancel" }).tap();
  await page.keyboard.press("Enter");
  await writeLines(page, screen, body);
  await body.toolbar.getByRole("button", { name: "Insert", exact: true }).tap();
  await expect(page.getByRole("menuitem", { name: "Heading 2" })).toBeVisible();
  await screen.expectFit();
  await page.getByRole("menuitem", { name: "Heading 2" }).tap();
  await expect(body.text).toBeFocused();
  await page.keyboard.type("Under the roof");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await screen.expectAtHand(body.menu);
  await screen.expectFocusUncovered();
  await page.keyboard.type("table");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Table" })).toBeVisible();
  await screen.expectFit();
  await screen.expectFocusUncovered();
  await page.getByRole("button", { name: "Remove table" }).tap();
  // The toolbar moves as its panel closes: a tap that misses the button is repeated after a scroll.
  await expect(page.getByRole("group", { name: "Table" })).toBeHidden();
  await body.toolbar.getByRole("button", { name: "Link" }).tap();
  await screen.expectFocusUncovered();
  await screen.expectFit();
  await page.getByRole("group", { name: "Link" }).getByRole("button", { name: "Cancel" }).tap();
  await screen.expectFocusUncovered();
});

test("SU26 an inquiry is answered on a phone", async ({ page, dashboard, rows, staff }) => {
  test.setTimeout(120_000);
  const { inbox } = dashboard;
  const name = `Ewa ${rows.unique()}`;
  await rows.replyTemplate();
  const inquiry = await rows.inquiry({ name, subject: "Kitchen & bath", phone: "+48 600 100 200" });
  const screen = new TouchScreen(page);
  await inbox.open();
  await expect(inbox.row(name)).toBeVisible();
  await screen.expectFit();
  await expectNoViolations(page);
  await inbox.row(name).tap();
  await expect(inbox.writeReply).toBeVisible();
  await screen.expectFit();

  await inbox.writeReply.tap();
  await expect(inbox.replyMessage).toBeFocused();
  await screen.expectFocusUncovered();
  await inbox.replySubject.tap();
  await screen.expectFocusUncovered();
  await inbox.replyMessage.tap();
  await page.keyboard.type("Tuesday at ten suits us.");
  await screen.expectFocusUncovered();
  await inbox.templates.tap();
  await expect(page.getByRole("menuitem", { name: "Manage templates…" })).toBeVisible();
  await screen.expectFit();
  await page.keyboard.press("Escape");
  await expectNoViolations(page);

  await inbox.sendReply.tap();
  const sent = inbox.detail.getByRole("list", { name: "Replies" }).getByText("Tuesday at ten");
  await expect(sent).toBeVisible();
  await expect(inbox.detail.getByText(/Being sent…|Sent /).first()).toBeInViewport();
  await screen.expectFit();
  await inbox.note.tap();
  await screen.expectFocusUncovered();
  await expect.poll(async () => (await getInquiry(staff, inquiry.id)).status).toBe("contacted");
});

test("SU26 lists, forms and pages are made for fingers on a phone", async ({
  page,
  dashboard,
  rows,
}) => {
  test.setTimeout(180_000);
  const screen = new TouchScreen(page);
  const word = rows.unique();
  await rows.post({ title: `Small rooms ${word}` });
  await rows.project({ title: `Large ideas ${word}` });
  const actions = page.getByRole("button", { name: /^Actions of .+/ });
  for (const tab of ["blog-posts", "projects"]) {
    await dashboard.open(`?tab=${tab}&q=${word}`);
    await expect(page.getByRole("link", { name: word })).toBeVisible();
    await screen.expectFit();
    await actions.tap();
    await expect(page.getByRole("menuitem", { name: "View", exact: true })).toBeVisible();
    await screen.expectFit();
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: /^Select all/ }).check();
    await screen.expectFit();
  }
  await actions.tap();
  await page.getByRole("menuitem", { name: "Edit", exact: true }).tap();
  await expect(dashboard.projectForm.field("title")).toBeVisible();
  await screen.expectFit();
  await dashboard.open();
  await dashboard.expectOpen();
  const account = page.getByRole("button", { name: /^Account / });
  await account.tap();
  await expect(page.getByRole("menuitem", { name: "Your account" })).toBeVisible();
  await screen.expectFit();
  await page.keyboard.press("Escape");
  for (const { title: name } of Object.values(PAGES)) {
    const section = await dashboard.openFromStudioMenu(name);
    await expect(section.locator(".chakra-skeleton")).toHaveCount(0);
    await screen.expectFit();
    await screen.expectFocusUncovered();
  }
});
