import { deletePostForever, getPost, trashPost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/** A picture of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("SU18 a backup is saved, something is lost, and the backup brings it back", async ({
  page,
  dashboard,
  rows,
  staff,
}, info) => {
  const post = await rows.post({ title: `Kept ${rows.unique()}`, content: "Every word of it 🪑" });
  await dashboard.open();
  const room = await dashboard.openRoom("Backup");
  const download = page.waitForEvent("download");
  await room.getByRole("button", { name: "Save a backup" }).click();
  const file = info.outputPath("backup.zip");
  await (await download).saveAs(file);
  await expect(dashboard.toast("Backup Saved")).toBeVisible();
  await trashPost(staff, post.id);
  await deletePostForever(staff, post.id);

  const chooser = page.waitForEvent("filechooser");
  await room.getByRole("button", { name: "Choose a backup…" }).click();
  const wrong = { name: "a.zip", mimeType: "application/zip", buffer: Buffer.from(PNG, "base64") };
  await (await chooser).setFiles(wrong);
  await expect(room.getByRole("alert")).toContainText("damaged or is not a zip archive");
  const again = page.waitForEvent("filechooser");
  await room.getByRole("button", { name: "Choose a backup…" }).click();
  await (await again).setFiles(file);
  await expect(room.getByText("A whole backup of")).toBeVisible();
  await room.getByRole("button", { name: "Replace everything with it" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Replace everything" }).click();
  await expect(dashboard.toast("Backup Restored")).toBeVisible();
  expect(await getPost(staff, post.id)).toEqual(post);
});
