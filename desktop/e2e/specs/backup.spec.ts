import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "#desktop/e2e/fixtures.ts";

test("SU18 a backup goes where the person wants it and is read from there; a wrong file is refused", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ content: "Every word of it 🪑" });
  const { machine, dashboard } = await desktop.startSignedIn();
  const room = await dashboard.openRoom("Backup");
  const file = path.join(desktop.folder, "studio.zip");
  await machine.answer({ save: file });
  await room.getByRole("button", { name: "Save a backup" }).click();
  await expect(dashboard.toast("Backup Saved")).toBeVisible();
  const files = Object.values(unzipSync(await readFile(file)));
  expect(files.map((bytes) => strFromU8(bytes)).join("\n")).toContain(post.id);

  const wrong = path.join(desktop.folder, "wrong.zip");
  await writeFile(wrong, "not an archive");
  await machine.answer({ open: [wrong] });
  const choose = room.getByRole("button", { name: "Choose a backup…" });
  await choose.click();
  await expect(room.getByRole("alert")).toContainText("damaged or is not a zip archive");
  await machine.answer({ open: [file] });
  await choose.click();
  await expect(room.getByText("A whole backup of")).toBeVisible();
});
