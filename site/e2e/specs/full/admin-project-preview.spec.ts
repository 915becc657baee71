import type { Locator } from "@playwright/test";
import { updateProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
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
