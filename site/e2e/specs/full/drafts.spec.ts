import type { Page } from "@playwright/test";
import { listInquiryNotes } from "#supabase/data/inquiry-notes.ts";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import { draftOffer, storedOnDevice } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { addEditor } from "#site/e2e/second-member.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { withholdResponse } from "#site/e2e/withhold-response.ts";

const POSTS = "/rest/v1/blog_posts";
const PROJECTS = "/rest/v1/projects";

const inOtherTab = (page: Page) => page.getByText("This is being written in another tab");

/** Closes the tab, opens the same URL in another one and restores the text there. */
async function reopenAndRestore(page: Page): Promise<Dashboard> {
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(page.url());
  await expect(draftOffer(again)).toBeVisible();
  await expect(again.getByText(/may be stored already/)).toBeVisible();
  await expect(again.getByText(/never saved/)).toHaveCount(0);
  await again.getByRole("button", { name: "Restore" }).click();
  await expect(draftOffer(again)).toHaveCount(0);
  return new Dashboard(again);
}

for (const status of ["published", "draft"] as const) {
  test(
    `SU04 a slow response and a closed tab create one post (${status})`,
    { tag: "@web" },
    async ({ page, rows, staff, stack, dashboard }) => {
      const title = `Slow ${rows.unique()}`;
      rows.removeLater(title);
      const form = dashboard.postForm;
      await form.open();
      await form.fill({ title, content: "First words." });
      await form.status.selectOption(status);
      const slow = await withholdResponse(page, stack.backend.url, POSTS);
      await form.submit.click();
      await slow.stored;

      const again = await reopenAndRestore(page);
      slow.close();
      await expect(again.postForm.field("content")).toHaveValue("First words.");
      await again.postForm.fill({ content: "First words. And more." });
      await again.postForm.submit.click();
      await expect(again.toast(/Blog Post (Published|Saved)/)).toBeVisible();
      const { rows: found } = await listPosts(staff, { search: title });
      expect(found).toHaveLength(1);
      expect((await getPost(staff, found[0]?.id ?? "")).content).toBe("First words. And more.");
    },
  );
}

test(
  "SU04 a slow response and a closed tab create one project",
  { tag: "@web" },
  async ({ page, rows, staff, stack, dashboard }) => {
    const title = `Slow ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.projectForm;
    await form.open();
    await form.fill({ title, description: "First words." });
    const slow = await withholdResponse(page, stack.backend.url, PROJECTS);
    await form.submit.click();
    await slow.stored;

    const again = await reopenAndRestore(page);
    slow.close();
    await again.projectForm.fill({ description: "First words. And more." });
    await again.projectForm.submit.click();
    await expect(again.toast("Project Created! 🎉")).toBeVisible();
    const { rows: found } = await listProjects(staff, { search: title });
    expect(found).toHaveLength(1);
    expect((await getProject(staff, found[0]?.id ?? "")).description).toBe(
      "First words. And more.",
    );
  },
);

test(
  "SU04 a post whose first request arrives after the restored one is stored once",
  { tag: "@web" },
  async ({ page, rows, staff, stack, dashboard }) => {
    const title = `Held ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.postForm;
    await form.open();
    await form.fill({ title, content: "First words." });
    await form.status.selectOption("published");
    const slow = await withholdResponse(page, stack.backend.url, POSTS, { held: true });
    await form.submit.click();
    await slow.sent;

    const again = await reopenAndRestore(page);
    await again.postForm.fill({ content: "First words. And more." });
    await again.postForm.submit.click();
    await expect(again.toast(/Blog Post Published/)).toBeVisible();
    slow.release();
    await slow.stored;
    slow.close();
    const { rows: found } = await listPosts(staff, { search: title });
    expect(found).toHaveLength(1);
    expect((await getPost(staff, found[0]?.id ?? "")).content).toBe("First words. And more.");
  },
);

test(
  "SU04 a project whose first request arrives after the restored one is stored once",
  { tag: "@web" },
  async ({ page, rows, staff, stack, dashboard }) => {
    const title = `Held ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.projectForm;
    await form.open();
    await form.fill({ title, description: "First words." });
    const slow = await withholdResponse(page, stack.backend.url, PROJECTS, { held: true });
    await form.submit.click();
    await slow.sent;

    const again = await reopenAndRestore(page);
    await again.projectForm.fill({ description: "First words. And more." });
    await again.projectForm.submit.click();
    await expect(again.toast("Project Created! 🎉")).toBeVisible();
    slow.release();
    await slow.stored;
    slow.close();
    const { rows: found } = await listProjects(staff, { search: title });
    expect(found).toHaveLength(1);
    expect((await getProject(staff, found[0]?.id ?? "")).description).toBe(
      "First words. And more.",
    );
  },
);

test(
  "SU04 a slow response and a closed tab create one note, with the last text",
  { tag: "@web" },
  async ({ page, rows, staff, stack, dashboard }) => {
    const inquiry = await rows.inquiry();
    await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
    await dashboard.inbox.note.fill("Call on Monday.");
    const slow = await withholdResponse(page, stack.backend.url, "/rest/v1/inquiry_notes");
    await dashboard.inbox.saveNote.click();
    await slow.stored;

    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    slow.close();
    await again.route(/\/rest\/v1\/inquiry_notes\?/, (route) =>
      // The list is delayed, so that the draft is offered before the list contains the note.
      route.request().method() === "GET" ? undefined : route.fallback(),
    );
    await again.goto(page.url());
    const { inbox } = new Dashboard(again);
    await again.getByRole("button", { name: "Restore" }).click();
    await expect(inbox.note).toHaveValue("Call on Monday.");
    await inbox.note.fill("Call on Tuesday.");
    await again.unrouteAll({ behavior: "ignoreErrors" });
    await inbox.saveNote.click();
    await expect(inbox.notes.filter({ hasText: "Call on Tuesday." })).toHaveCount(1);
    const notes = await listInquiryNotes(staff, inquiry.id);
    expect(notes.map(({ body }) => body)).toEqual(["Call on Tuesday."]);
  },
);

test(
  "SU04 a draft belongs to its member: after a logout others neither see nor delete it",
  { tag: "@web" },
  async ({ page, staff, stack }) => {
    const login = new LoginPage(page);
    const dashboard = new Dashboard(page);
    const form = dashboard.postForm;
    const signInAs = async (account: typeof memberAccount | typeof editor) => {
      await login.signInAs(account);
      await dashboard.expectOpen();
      await dashboard.tab("New Blog").click();
      await expect(form.field("title")).toHaveValue("");
    };
    const leave = async () => {
      await dashboard.logout.click();
      await page.getByRole("button", { name: "Leave", exact: true }).click();
      // The notice appears after the reload.
      await expect(dashboard.toast("Logged Out")).toBeVisible();
    };
    const editor = await addEditor(staff, stack);
    await signInAs(memberAccount);
    await form.fill({ title: "The owner's", content: "For the owner only." });
    await expect(storedOnDevice(page)).toBeVisible();
    await leave();

    await signInAs(editor);
    await form.fill({ title: "The editor's" });
    await expect(storedOnDevice(page)).toBeVisible();
    await expect(draftOffer(page)).toHaveCount(0);
    await expect(inOtherTab(page)).toHaveCount(0);
    await leave();

    await signInAs(memberAccount);
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(form.field("title")).toHaveValue("The owner's");
    await expect(form.field("content")).toHaveValue("For the owner only.");
    await editor.remove();
  },
);

test(
  "SU06 full storage is reported, and drafts are stored again when there is space",
  { tag: "@web" },
  async ({ page, dashboard }) => {
    const form = dashboard.postForm;
    await form.open();
    await page.evaluate(() => {
      const real = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put") ?? {};
      window.addEventListener("space", () => {
        Object.defineProperty(IDBObjectStore.prototype, "put", real);
      });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await form.fill({ title: "Nowhere to put it" });
    await expect(
      page.getByText("This device cannot keep a copy: save before you leave."),
    ).toBeVisible();
    await expect(storedOnDevice(page)).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("space")));
    await form.field("title").press("End");
    await page.keyboard.type("!");
    await expect(storedOnDevice(page)).toBeVisible();
  },
);
