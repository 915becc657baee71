import type { Page } from "@playwright/test";
import { getPost, listPosts, updatePost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

/** Makes the backend unreachable; the returned function restores it. */
async function loseBackend(page: Page): Promise<() => Promise<void>> {
  const backend = /\/(rest|auth|storage)\/v1\//;
  await page.route(backend, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(backend);
}

/** Number of query results persisted on this device. */
function countPersistedResults(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("studio-answers");
        opening.onsuccess = () => {
          const count = opening.result.transaction("answers").objectStore("answers").count();
          count.onsuccess = () => {
            resolve(count.result);
          };
        };
        opening.onerror = () => {
          reject(new Error("The persisted query results cannot be opened."));
        };
      }),
  );
}

test("SU17 a draft saved without a network is sent once it is back, exactly once", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/ERR_|Failed to fetch|post-/);
  const form = dashboard.postForm;
  const title = `Tunnel ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  const reconnect = await loseBackend(page);
  await form.fill({ title, content: "Written in a tunnel." });
  await form.status.selectOption("draft");
  await form.submit.click();
  await expect(dashboard.toast("Saved on this device only")).toContainText(
    "will be sent when the network is back",
  );
  await expect(form.field("title")).toHaveValue("");

  await dashboard.tab("Blog Posts").click();
  const waiting = page.getByRole("region", { name: "On this device only" });
  await expect(waiting).toContainText("Waiting to be sent");
  await waiting.getByRole("link", { name: title }).click();
  await expect(form.field("content")).toHaveValue("Written in a tunnel.");
  await form.fill({ content: "Written in a tunnel, then corrected." });
  await expect(dashboard.toast("Saved on this device only")).toHaveCount(0);
  await form.submit.click();
  await expect(dashboard.toast("Saved on this device only")).toBeVisible();

  await reconnect();
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  const { rows: stored } = await listPosts(staff, { search: title });
  expect(stored).toHaveLength(1);
  expect(await getPost(staff, stored[0]?.id ?? "")).toMatchObject({
    content: "Written in a tunnel, then corrected.",
    status: "draft",
  });
  await dashboard.tab("Blog Posts").click();
  await expect(waiting).toHaveCount(0);
});

test("an offline start shows the persisted rows; logout deletes them and asks about drafts", async ({
  page,
  rows,
  errors,
}) => {
  errors.allow(/ERR_|Failed to fetch|post-/);
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  const post = await rows.post({ title: `Seen ${rows.unique()}`, content: "Read before." });
  await dashboard.tab("Blog Posts").click();
  await page.getByRole("link", { name: post.title }).click();
  await expect(dashboard.postForm.field("content")).toHaveValue("Read before.");

  await loseBackend(page);
  await page.goto("/admin?tab=blog-posts");
  await expect(
    page.getByText(/^The server cannot be reached. Showing what was last/),
  ).toBeVisible();
  await page.getByRole("link", { name: post.title }).click();
  await expect(dashboard.postForm.field("content")).toHaveValue("Read before.");
  await dashboard.tab("Projects").click();
  const loadError = page
    .getByRole("alert")
    .filter({ hasText: "The projects could not be loaded." });
  await expect(loadError.getByRole("button", { name: "Retry" })).toBeVisible();

  await dashboard.tab("New Blog").click();
  await dashboard.postForm.fill({ title: "Left behind", content: "Not sent." });
  await dashboard.postForm.status.selectOption("draft");
  await dashboard.postForm.submit.click();
  await expect(page.getByText("1 draft waits to be sent.")).toBeVisible();
  await dashboard.logout.click();
  const question = page.getByRole("alertdialog", { name: "Log out before drafts are sent?" });
  await expect(question).toContainText("“Left behind” waits on this device");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(dashboard.toast("Logged Out")).toBeVisible();
  expect(await countPersistedResults(page)).toBe(0);
});

test("SU07 SU17 a draft in the outbox whose row changed meanwhile opens the conflict panel", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/ERR_|Failed to fetch|post-/);
  const form = dashboard.postForm;
  const post = await rows.post({ content: "First.", status: "draft" });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await form.field("content").waitFor();
  const reconnect = await loseBackend(page);
  await form.fill({ content: "Mine." });
  await form.submit.click();
  await expect(dashboard.toast("Saved on this device only")).toBeVisible();
  await updatePost(staff, post.id, post.version, { content: "Theirs." });
  await reconnect();
  await page.getByRole("button", { name: "Try now" }).click();
  const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
  await expect(panel).toContainText("The versions differ in: Content.");
  expect((await getPost(staff, post.id)).content).toBe("Theirs.");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).content).toBe("Mine.");
  await dashboard.tab("Blog Posts").click();
  await expect(page.getByRole("region", { name: "On this device only" })).toHaveCount(0);
});

test("SU17 a saved project that is opened without a network shows its saved texts", async ({
  page,
  rows,
  errors,
  dashboard,
}) => {
  errors.allow(/ERR_|Failed to fetch/);
  const form = dashboard.projectForm;
  const project = await rows.project({ location: "Gdynia" });
  await form.edit(project.id);
  await form.fill({ location: "Sopot" });
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();

  await loseBackend(page);
  await form.edit(project.id);
  await expect(form.field("location")).toHaveValue("Sopot");
});
