import type { Page } from "@playwright/test";
import sharp from "sharp";
import { removeMedia } from "#supabase/data/media.ts";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";

/** Payload that makes an image file a valid HTML document as well. */
const SCRIPT = Buffer.from("<html><script>alert(1)</script></html>");

/** A photograph as phones store it: rotated by EXIF orientation, with GPS metadata. */
async function photograph(): Promise<SampleFile> {
  const buffer = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: "#9A4526" },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: "Camera", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: "IMG_1.JPG", mimeType: "image/jpeg", buffer: Buffer.concat([buffer, SCRIPT]) };
}

test("NB15 a photograph is stored upright, without camera data, with responsive variants", async ({
  page,
  rows,
  staff,
  request,
  dashboard,
}) => {
  const file = await photograph();
  expect((await sharp(file.buffer).metadata()).exif?.toString("latin1")).toContain("Camera");
  const title = `Photograph ${rows.unique()}`;
  rows.removeLater(title);
  await dashboard.postForm.open();
  await dashboard.postForm.fill({ title, content: "With a photograph." });
  await dashboard.postForm.imageInput.setInputFiles(file);
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const [listed] = (await listPosts(staff, { search: title })).rows;
  const address = (await getPost(staff, listed?.id ?? "")).featured_image_url ?? "";
  expect(address).toMatch(/\/\d{13}-[a-z0-9]{12}w800h1200\.jpg$/);

  await page.goto(`/blog/${listed?.slug ?? ""}`);
  const shown = page.getByRole("main").getByRole("img", { name: title });
  await expect(shown).toHaveAttribute("src", address);
  const set = (await shown.getAttribute("srcset"))?.split(", ") ?? [];
  const found = [];
  for (const [file, width] of set.map((entry) => entry.split(" "))) {
    const response = await request.get(file ?? "");
    const body = await response.body();
    const metadata = await sharp(body).metadata();
    expect(body.includes("<script>")).toBe(false);
    found.push([
      response.status(),
      `${metadata.width}w` === width,
      metadata.exif,
      metadata.orientation,
    ]);
  }
  expect(found).toEqual([
    [200, true, undefined, undefined],
    [200, true, undefined, undefined],
  ]);
  await removeMedia(staff, "blog-images", address.split("/").pop() ?? "");
});

test("a cancelled upload leaves no file and preserves the form", async ({
  page,
  request,
  requests,
  errors,
  dashboard,
}) => {
  errors.allow(/ERR_FAILED|Failed to load/);
  await page.route("**/storage/v1/object/blog-images/**", () => undefined);
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title: "Not this picture", content: "Words." });
  await form.imageInput.setInputFiles(await photograph());
  await form.submit.click();
  await expect(page.getByRole("progressbar", { name: "Uploading IMG_1.JPG" })).toBeVisible();
  const sent = () =>
    requests.filter((each) => each.method() === "POST" && each.url().includes("/storage/v1/"));
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(dashboard.toast("Upload Cancelled")).toBeVisible();
  expect((await removed).ok()).toBe(true);
  await expect(form.submit).toHaveText("Publish Post");
  await expect(form.field("title")).toHaveValue("Not this picture");
  await expect(page.getByText("IMG_1.JPG", { exact: true })).toBeVisible();
  for (const each of sent()) {
    const stored = each.url().replace("/object/", "/object/public/");
    expect((await request.get(stored)).ok()).toBe(false);
  }
});

test("NB12 broken and malicious files are refused with a reason, and no text is lost", async ({
  page,
  dashboard,
}) => {
  const { buffer } = await photograph();
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files = [
    ["cut.jpg", "image/jpeg", buffer.subarray(0, buffer.length / 2), /It is damaged/],
    ["empty.png", "image/png", Buffer.alloc(0), /There is nothing in it/],
    ["bomb.png", "image/png", bomb, /more than 50 million pixels/],
    ["drawing.png", "image/png", Buffer.from(script), /Please upload an image or video file/],
  ] as const;
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title: "Still here" });
  for (const [name, mimeType, content, reason] of files) {
    await form.imageInput.setInputFiles({ name, mimeType, buffer: content });
    await expect(refusal(page)).toContainText(`“${name}”`);
    await expect(refusal(page)).toContainText(reason);
  }
  await expect(page.getByRole("button", { name: "Remove Image" })).toHaveCount(0);
  await expect(form.field("title")).toHaveValue("Still here");
});

test("a focal point is moved by keys and by pointer, and applied to crops on public pages", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const category = await rows.category();
  const image = "/images/modern-luxury-villa-1600.webp";
  const post = await rows.post({ category_id: category.id, featured_image_url: image });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await page.getByRole("button", { name: "Focal point" }).click();
  const point = page.getByRole("slider", { name: "Focal point" });
  await expect(point).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top");
  await page.getByRole("button", { name: "Focal point" }).press("Tab");
  await expect(point).toBeFocused();
  for (const key of ["Shift+ArrowLeft", "Shift+ArrowLeft", "ArrowRight", "Shift+ArrowDown"]) {
    await page.keyboard.press(key);
  }
  await expect(point).toHaveAttribute("aria-valuetext", "31% from the left, 60% from the top");
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).featured_image_url).toBe(`${image}#focus=31,60`);
  const box = await point.locator("..").boundingBox();
  await page.mouse.click(box!.x + box!.width * 0.9, box!.y + box!.height * 0.2);
  await expect(point).toHaveAttribute("aria-valuetext", "90% from the left, 20% from the top");

  await page.goto(`/blog?category=${category.id}`);
  const card = page.getByRole("listitem").filter({ hasText: post.title }).getByRole("img");
  await expect(card).toHaveAttribute("src", image);
  await expect(card).toHaveCSS("object-position", "31% 60%");
});

function refusal(page: Page) {
  return page.getByRole("alert").filter({ hasText: "was not taken" });
}
