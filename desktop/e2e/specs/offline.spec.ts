import type { BrowserContext } from "@playwright/test";
import { signIn as signInBeside } from "#supabase/data/auth.ts";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { studioStack } from "#desktop/e2e/studio.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

const UNCHANGED_COUNTERS = "Saved on this device only";

/** The app's own files are available, the studio's server is not. */
async function pullThePlug(context: BrowserContext): Promise<() => Promise<void>> {
  const server = (address: URL) => address.href.startsWith(studioStack().backend.url);
  await context.route(server, (route) => route.abort("internetdisconnected"));
  return () => context.unroute(server);
}

test("offline the stock image replaces a missing one @boundary", async ({
  desktop,
  context,
  rows,
}) => {
  const post = await rows.post({});
  const { page, dashboard } = await desktop.startSignedIn();
  await context.route(
    (address) => address.origin === new URL(studioStack().site).origin,
    (route) => route.abort("internetdisconnected"),
  );
  await dashboard.tab("Blog Posts").click();
  await page.getByRole("link", { name: post.title }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  const image = page.getByRole("dialog").locator("iframe").contentFrame().getByRole("img").first();
  const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(1200);
});

test("SU17 a draft created and edited offline survives restart and kill and is sent once @boundary", async ({
  desktop,
  context,
  rows,
}) => {
  const title = `Night train ${rows.unique()}`;
  const { dashboard } = await desktop.startSignedIn();
  await dashboard.tab("New Blog").click();
  const plugIn = await pullThePlug(context);
  await dashboard.postForm.fill({ title, content: "First words." });
  await dashboard.postForm.status.selectOption("draft");
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast(UNCHANGED_COUNTERS)).toBeVisible();

  const { page } = await desktop.start();
  const again = new Dashboard(page);
  await again.expectOpen();
  await expect(page.getByText(/Showing what was last loaded/)).toBeVisible();
  await again.tab("Blog Posts").click();
  await page.getByRole("link", { name: title }).click();
  await expect(again.postForm.field("content")).toHaveValue("First words.");
  await again.postForm.fill({ content: "Last words." });
  await again.postForm.submit.click();
  await expect(again.toast(UNCHANGED_COUNTERS)).toBeVisible();
  await again.postForm.field("content").pressSequentially(" And");
  await page.waitForTimeout(1000);

  // Killed while typing: the saved draft stays in the outbox, and the latest text is offered.
  const last = await desktop.start();
  const back = new Dashboard(last.page);
  await back.expectOpen();
  await back.tab("Blog Posts").click();
  await last.page.getByRole("link", { name: title }).click();
  await expect(back.postForm.field("content")).toHaveValue("Last words.");
  await last.page.getByRole("button", { name: "Restore" }).click();
  await expect(back.postForm.field("content")).toHaveValue("Last words. And");

  await plugIn();
  await last.page.getByRole("button", { name: "Try now" }).click();
  await expect(last.page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  const staff = createStaffClient({ ...studioStack().backend, storage: memoryStorage() });
  await signInBeside(staff, memberAccount.email, memberAccount.password);
  const { rows: stored } = await listPosts(staff, { search: title });
  expect(stored).toHaveLength(1);
  expect(await getPost(staff, stored[0]?.id ?? "")).toMatchObject({
    content: "Last words.",
    status: "draft",
  });
  await expect(back.postForm.field("content")).toHaveValue("Last words. And");
});
