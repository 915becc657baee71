import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "#desktop/e2e/fixtures.ts";

test("SU18 a backup is saved to the chosen path and restored from there; a wrong file is refused", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ content: "Every word of it 🪑" });
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const section = await dashboard.openFromStudioMenu("Backup");
  const file = path.join(desktop.folder, "studio.zip");
  await driver.answer({ save: file });
  await section.getByRole("button", { name: "Save a backup" }).click();
  await expect(dashboard.toast("Backup Saved")).toBeVisible();
  const files = Object.values(unzipSync(await readFile(file)));
  expect(files.map((bytes) => strFromU8(bytes)).join("\n")).toContain(post.id);

  // Larger than the limit of the bridge: Chromium's own dialog opens instead.
  const choose = async (chosen: string) => {
    const chooser = page.waitForEvent("filechooser");
    await section.getByRole("button", { name: "Choose a backup…" }).click();
    await (await chooser).setFiles(chosen);
  };
  const wrong = path.join(desktop.folder, "wrong.zip");
  await writeFile(wrong, "not an archive");
  await choose(wrong);
  await expect(section.getByRole("alert")).toContainText("damaged or is not a zip archive");
  await choose(file);
  await expect(section.getByText("A whole backup of")).toBeVisible();
});
