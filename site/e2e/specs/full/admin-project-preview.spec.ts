import type { Locator } from "@playwright/test";
import { getProject, updateProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { LivePreview, LONG_TEXT } from "#site/e2e/pages/live-preview.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import type { Stack } from "#site/e2e/stacks.ts";

/** The article's HTML with paths of the site, and the contact link, which opens a new tab in the preview, by
 * its class and text. */
function elementsOf(article: Locator, { site }: Stack): Promise<string> {
  return article.evaluate((element, origin) => {
    const copy = element.cloneNode(true) as Element;
    const link = copy.querySelector("a[href*='/contact?project=']");
    link?.replaceWith(`${link.className}: ${link.textContent}`);
    return copy.outerHTML.replaceAll(`${origin}/`, "/");
  }, site);
}

test("SU08 the preview of a project has the same elements as its public page", async ({
  page,
  publicSite,
  rows,
  staff,
  stack,
  dashboard,
}) => {
  const project = await rows.project({
    title: `Loft ${rows.unique()}`,
    status: "draft",
    description: "Quiet rooms.",
    content: "## Under the roof\n\nOak, **lime**, light.",
    location: "Gdynia",
    area_sqft: 1850,
    featured_image_url: "/images/dining-table-640.webp#focus=30,60",
    gallery_images: [
      { url: "/images/default-project.webp", alt: "A bath", caption: "Lime plaster" },
      { url: "/images/hero-morning-1920.webp", alt: "Then", caption: "", stage: "before" },
      { url: "/images/hero-night-1920.webp", alt: "Now", caption: "", stage: "after" },
    ],
    plan: "dining-room",
    materials: [{ name: "Oak", swatch: "#c9b79c", note: "Oiled" }],
    credits: [{ role: "Joiner", name: "Bo", link: "https://bo.example/" }],
    outcome: "Quiet.",
    testimonial: { quote: "We sleep.", person: "C.", role: "Owner" },
  });
  const list = dashboard.projectList;
  await list.open(`&q=${project.title}`);
  await list.action("View", project.title).click();
  const dialog = page.getByRole("dialog", { name: "Preview: not public yet" });
  const previewed = dialog.locator("iframe").contentFrame().getByRole("article");
  await expect(previewed.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  await expect(previewed.getByRole("img")).toHaveCount(5);
  const elements = await elementsOf(previewed, stack);
  await updateProject(staff, project.id, 1, { status: "published" });
  await publicSite.goto(`/portfolio/${project.slug}`);
  const published = publicSite.getByRole("main").getByRole("article");
  await expect(published.getByRole("img")).toHaveCount(5);
  expect(await elementsOf(published, stack)).toBe(elements);
});

test("SU08 the form's preview shows unsaved text and an image that is not uploaded yet", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}`, description: "Stored." });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.fill({ description: "Typed just now.", location: "Sopot" });
  await form.imageInput.setInputFiles(await imageFile("room.png"));
  await form.preview.click();
  const dialog = page.getByRole("dialog", { name: "Preview" });
  const article = dialog.locator("iframe").contentFrame().getByRole("article");
  await expect(article.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  await expect(article.getByText("Typed just now.").first()).toBeVisible();
  await expect(article.getByText("Sopot").first()).toBeVisible();
  await expect(article.locator("img[src^='blob:']").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close preview" }).click();
  await expect(form.field("description")).toHaveValue("Typed just now.");
  expect((await getProject(staff, project.id)).description).toBe("Stored.");
});

test("SU08 from 1100 px the preview is beside a project's form, is hidden together with that of posts, and follows the input", async ({
  page,
  rows,
  dashboard,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}`, description: "Stored." });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const { region, choice, document } = new LivePreview(page);
  const article = document.getByRole("article");
  await expect(article.getByRole("heading", { level: 1, name: project.title })).toBeVisible();

  await choice.press("Space");
  await expect(region).toHaveCount(0);
  await dashboard.postForm.open();
  await expect(choice).not.toBeChecked();
  await choice.press("Space");
  await form.edit(project.id);
  await expect(region).toBeVisible();

  await form.fill({ description: "Typed just now.", location: "Sopot" });
  await expect(article.getByText("Typed just now.").first()).toBeVisible();
  await expect(article.getByText("Sopot").first()).toBeVisible();
  await form.story.summary.click();
  await page.getByRole("button", { name: "Add material" }).click();
  await form.story.row("material", 1).getByLabel("Material", { exact: true }).fill("Smoked oak");
  await expect(article.getByText("Smoked oak")).toBeVisible();

  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(region).toHaveCount(0);
  await expect(choice).toHaveCount(0);
});

test("SU08 the preview beside a project's form shows images that are not uploaded yet", async ({
  page,
  dashboard,
}) => {
  // Uploads without a response keep running.
  await page.route(/\/storage\/v1\/object\/project-images\//, () => undefined);
  const form = dashboard.projectForm;
  await form.open();
  await form.imageInput.setInputFiles(await imageFile("room.png"));
  const chooser = page.waitForEvent("filechooser");
  await form.gallery.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([await imageFile("bath.png"), await imageFile("hall.png")]);
  await expect(form.tiles).toHaveCount(2);
  const images = new LivePreview(page).document.getByRole("article").locator("img[src^='blob:']");
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("the preview beside a project's form has the width of a device, and follows the caret", async ({
  page,
  rows,
  dashboard,
}) => {
  const project = await rows.project({ content: LONG_TEXT });
  await dashboard.projectForm.edit(project.id);
  const preview = new LivePreview(page);
  await preview.expectDeviceWidths();
  await preview.expectToFollow(dashboard.projectForm.field("content"));
});

test("SU03 a stored project leads to its public page and names its private fields", async ({
  page,
  publicSite,
  rows,
  dashboard,
}) => {
  const draft = await rows.project({ status: "draft" });
  const form = dashboard.projectForm;
  await form.edit(draft.id);
  await expect(page.getByText("Private: seen by the studio only.")).toHaveCount(2);
  await expect(form.field("clientName")).toHaveAccessibleDescription(
    "Private: seen by the studio only.",
  );
  await expect(form.budget).toHaveAccessibleDescription("Private: seen by the studio only.");
  await expect(page.getByRole("button", { name: "View project" })).toHaveCount(0);

  const project = await rows.project({ status: "published", client_name: "Private Person" });
  await form.edit(project.id);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View project" }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(new RegExp(`/portfolio/${project.slug}$`));
  await popup.close();
  await publicSite.goto(`/portfolio/${project.slug}`);
  await expect(publicSite.getByRole("heading", { level: 1 })).toContainText(project.title);
  await expect(publicSite.getByText("Private Person")).toHaveCount(0);
});
