import type { Request } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

/** An image of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The restore itself is tested in supabase/data/backup.backend.test.ts; here it would delete the rows of
 * other tests. So its last request is intercepted and its payload is checked. Tests that save rows at the same time
 * would make the dashboard refuse a backup, so this file is not in the project whose specs run in parallel. */
test(
  "SU18 a backup is saved, checked and staged whole; a wrong file is refused",
  { tag: "@web" },
  async ({ page, dashboard, rows, requests }, info) => {
    await page.route("**/rpc/finish_restore", (route) => route.fulfill({ json: {} }));
    const post = await rows.post({
      title: `Kept ${rows.unique()}`,
      content: "Every word of it 🪑",
    });
    await dashboard.open();
    const section = await dashboard.openFromStudioMenu("Backup");
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Save a backup" }).click();
    const file = info.outputPath("backup.zip");
    await (await download).saveAs(file);
    await expect(dashboard.toast("Backup Saved")).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await section.getByRole("button", { name: "Choose a backup…" }).click();
    const wrong = {
      name: "a.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(PNG, "base64"),
    };
    await (await chooser).setFiles(wrong);
    await expect(section.getByRole("alert")).toContainText("damaged or is not a zip archive");
    const again = page.waitForEvent("filechooser");
    await section.getByRole("button", { name: "Choose a backup…" }).click();
    await (await again).setFiles(file);
    await expect(section.getByText("A whole backup of")).toBeVisible();
    await section.getByRole("button", { name: "Replace everything with it" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Replace everything" }).click();
    await expect(dashboard.toast("Backup Restored")).toBeVisible();
    const staged = requests.filter((request) => request.url().endsWith("/rpc/stage_restore"));
    expect(staged.map(stagedItems).flat()).toContainEqual(post);
    const last = requests.findLast((request) => request.url().endsWith("/rpc/finish_restore"));
    const { expected } = last?.postDataJSON() as { expected: Record<string, number> };
    const counted = staged.filter((request) => relationOf(request) === "blog_posts");
    expect(expected["blog_posts"]).toBe(counted.map(stagedItems).flat().length);
  },
);

interface Staging {
  readonly relation: string;
  readonly items: unknown[];
}

function stagedItems(request: Request): unknown[] {
  return (request.postDataJSON() as Staging).items;
}

function relationOf(request: Request): string {
  return (request.postDataJSON() as Staging).relation;
}
