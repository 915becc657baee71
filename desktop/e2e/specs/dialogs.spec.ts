import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const MEBIBYTE = 1024 * 1024;
const png = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: "#9A4526" } })
    .png()
    .toBuffer();

test("SU16 an image from the native dialog reaches the post form; other files get its messages", async ({
  desktop,
}) => {
  const images = path.join(desktop.folder, "pictures");
  await mkdir(images);
  const file = (name: string) => path.join(images, name);
  const image = await png();
  await writeFile(file("lamp.png"), image);
  await writeFile(file("notes.txt"), "not a picture");
  await writeFile(file("renamed.png"), "text that calls itself a picture");
  await writeFile(file("large.png"), Buffer.concat([image, Buffer.alloc(10 * MEBIBYTE)]));

  const { driver, dashboard, page } = await desktop.startSignedIn();
  await dashboard.tab("New Blog").click();
  const choose = async (name: string | null) => {
    await driver.answer({ open: name === null ? [] : [file(name)] });
    await dashboard.postForm.imageInput.click();
  };
  const remove = page.getByRole("button", { name: "Remove Image" });

  await choose(null);
  await expect(remove).toHaveCount(0);
  await choose("notes.txt");
  await expect(dashboard.toast("Invalid File Type")).toBeVisible();
  await choose("renamed.png");
  await expect(page.getByText("“renamed.png”")).toBeVisible();
  await choose("large.png");
  await expect(dashboard.toast("File Too Large")).toBeVisible();
  await expect(remove).toHaveCount(0);

  await choose("lamp.png");
  await expect(remove).toBeVisible();
  expect((await driver.notices()).openDialog).toMatchObject({
    properties: ["openFile"],
    defaultPath: images,
    filters: [{ name: "Pictures and videos" }, { name: "Pictures" }, { name: "Videos" }],
  });

  // Its size in the name proves that the worker encoded it, which runs under the app's own protocol.
  await page.getByRole("button", { name: "Insert pictures" }).click();
  await expect(dashboard.postForm.field("content")).toHaveValue(/!\[\]\(http[^)]+w8h8\.png\)/);
});

test("SU20 SU25 pictures from the native dialog become a gallery of a text; one is replaced", async ({
  desktop,
}) => {
  const { driver, dashboard, page } = await desktop.startSignedIn();
  const files = ["one.png", "two.png", "new.png"].map((name) => path.join(desktop.folder, name));
  for (const [index, file] of files.entries()) await writeFile(file, await png(20 + index));
  const [one, two, replacement] = files as [string, string, string];
  const visual = new VisualBody(page);
  await dashboard.tab("New Blog").click();
  await visual.show();
  await visual.text.click();
  await driver.answer({ open: [one, two] });
  await visual.insert("Gallery");
  const images = visual.text.locator("img");
  await expect(images).toHaveCount(2);
  await expect(images.nth(1)).toHaveAttribute("src", /w21h8\.png/);
  expect((await driver.notices()).openDialog).toMatchObject({
    properties: ["openFile", "multiSelections"],
  });
  await driver.answer({ open: [replacement] });
  const replace = visual.text.getByRole("button", { name: "Replace picture with a file" });
  await replace.first().press("Enter");
  await expect(images.first()).toHaveAttribute("src", /w22h8\.png/);
  await expect(images).toHaveCount(2);
});

test("the save dialog writes the file to the chosen path, or nothing", async ({ desktop }) => {
  const { page, driver } = await desktop.start();
  const save = () =>
    page.evaluate(() =>
      window.studioDesktop?.saveFile({
        name: "../inquiries.csv",
        bytes: new TextEncoder().encode("name;email\n"),
      }),
    );
  expect(await save()).toBe("cancelled");
  expect((await driver.notices()).saveDialog).toMatchObject({ defaultPath: "inquiries.csv" });
  const target = path.join(desktop.folder, "export.csv");
  await driver.answer({ save: target });
  expect(await save()).toBe("saved");
  expect(await readFile(target, "utf8")).toBe("name;email\n");

  await driver.answer({ save: path.join(desktop.folder, "missing", "export.csv") });
  // One sentence, without Electron's prefix or a path of this computer.
  const failure = page.evaluate(() =>
    window.studioDesktop
      ?.saveFile({ name: "inquiries.csv", bytes: new Uint8Array([1]) })
      .then(() => "", String),
  );
  expect(await failure).toBe("Error: That file or folder no longer exists.");
});

test("SU16 a file dropped beside a drop zone does not replace the page", async ({ desktop }) => {
  const { page } = await desktop.start();
  const stored = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "x.html", { type: "text/html" }));
    const options = { bubbles: true, cancelable: true, dataTransfer };
    const events = ["dragover", "drop"].map((name) => new DragEvent(name, options));
    return events.map((event) => !document.body.dispatchEvent(event));
  });
  expect(stored).toEqual([true, true]);
});

test("several images from one native dialog fill a project's gallery; a large one is refused", async ({
  desktop,
}) => {
  const file = (name: string) => path.join(desktop.folder, name);
  const image = await png();
  for (const name of ["a.png", "b.png", "c.png"]) await writeFile(file(name), image);
  await writeFile(file("large.png"), Buffer.concat([image, Buffer.alloc(10 * MEBIBYTE)]));

  const { driver, dashboard } = await desktop.startSignedIn();
  await driver.chooseMenu("New Project");
  const { gallery } = dashboard.projectForm;
  await driver.answer({ open: ["a.png", "b.png", "c.png", "large.png"].map(file) });
  await gallery.getByRole("button", { name: "Upload" }).click();
  await expect(gallery.getByRole("listbox").getByRole("option")).toHaveCount(3);
  await expect(gallery.getByRole("alert")).toContainText("large.png");
  expect((await driver.notices()).openDialog).toMatchObject({
    properties: ["openFile", "multiSelections"],
    filters: [{ name: "Pictures", extensions: expect.arrayContaining(["png", "jpg", "webp"]) }],
  });
});

/** The first image of the text becomes the cover after a pause: waits for it, and takes it back. */
async function undoCover(dashboard: Dashboard): Promise<void> {
  const notice = dashboard.toast("is the cover now");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toHaveCount(0);
}

test("SU09 images from the native dialog are inserted into the text in order", async ({
  desktop,
}) => {
  const file = (name: string) => path.join(desktop.folder, name);
  await writeFile(file("one.png"), await png(12));
  await writeFile(file("two.png"), await png(24));
  const { driver, dashboard, page } = await desktop.startSignedIn();
  await driver.chooseMenu("New Post");
  const content = dashboard.postForm.field("content");
  await content.fill("Before");
  await driver.answer({ open: ["one.png", "two.png"].map(file) });
  await page.getByRole("button", { name: "Insert pictures" }).click();
  await expect(content).toHaveValue(/^Before\n\n(!\[\]\(http[^)]+\.png\)\n\n){2}$/);
  // The preview leaves out an image that repeats the cover.
  await undoCover(dashboard);
  const shown = page
    .getByRole("region", { name: "Live preview" })
    .locator("iframe")
    .contentFrame()
    .locator("p > img");
  const widths = () =>
    shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([12, 24]);
  await content.fill("");
});

test("SU09 SU16 files dropped from the system are added to their drop zone", async ({
  desktop,
}) => {
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const bytes = [...(await png())];
  const drop = (zone: Locator, names: readonly string[]) =>
    zone.evaluate(
      (element, [content, given]) => {
        const dataTransfer = new DataTransfer();
        for (const name of given) {
          dataTransfer.items.add(new File([new Uint8Array(content)], name, { type: "image/png" }));
        }
        const options = { bubbles: true, cancelable: true, dataTransfer };
        element.dispatchEvent(new DragEvent("dragover", options));
        element.dispatchEvent(new DragEvent("drop", options));
      },
      [bytes, names] as const,
    );
  await driver.chooseMenu("New Post");
  const content = dashboard.postForm.field("content");
  await drop(content, ["in-the-text.png"]);
  await expect(content).toHaveValue(/^!\[\]\(http[^)]+\.png\)\n\n$/);
  // So that the form closes without a dialog.
  await undoCover(dashboard);
  await content.fill("");
  await drop(dashboard.postForm.imageInput, ["dropped.png"]);
  // Removed again, so that the form closes without a dialog.
  await page.getByRole("button", { name: "Remove Image" }).click();
  await driver.chooseMenu("New Project");
  await drop(dashboard.projectForm.gallery, ["one.png", "two.png"]);
  await expect(dashboard.projectForm.gallery.getByRole("listbox").getByRole("option")).toHaveCount(
    2,
  );
});
