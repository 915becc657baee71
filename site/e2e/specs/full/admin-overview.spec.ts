import { getPost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("the overview shows rows that need attention, weeks and recent activity, with links", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.post({ title: `Spring ${word}`, published_at: "2051-01-01T10:00:00+00:00" });
  await rows.inquiry({ name: `Visitor ${word}` });
  await rows.project({ title: `Loft ${word}` });
  await dashboard.open();
  const lately = page.getByRole("region", { name: "Recent activity" });
  await expect(lately.getByRole("link", { name: `Visitor ${word}` })).toBeVisible();
  await expect(lately.getByText("Post written").first()).toBeVisible();

  const chart = page.getByRole("region", { name: "Inquiries per week" });
  await expect(chart.getByRole("img")).toHaveAccessibleName(/\d+ inquiries in 12 weeks/);
  // The card of a new studio is gone once there are a post and a public project.
  await expect(page.getByText(/project portfolio/i)).toHaveCount(0);
  await chart.getByRole("button", { name: "Show as a table" }).click();
  await expect(chart.getByRole("row")).toHaveCount(13);
  await expect(chart.getByRole("row").last().getByRole("cell").last()).toHaveText(/[1-9]/);

  const attention = page.getByRole("region", { name: "Needs attention" });
  await attention.getByRole("link", { name: /scheduled to go live/ }).click();
  await expect(page).toHaveURL(/tab=blog-posts&status=scheduled/);
  await expect(page.getByRole("row").filter({ hasText: `Spring ${word}` })).toBeVisible();
});

test("PT02 a link of “Needs attention” leaves no filter behind for the next visit of its tab", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  const published_at = "2051-01-01T10:00:00+00:00";
  const scheduled = await rows.post({ title: `Spring ${word}`, published_at });
  const live = await rows.post({ title: `Now ${word}` });
  await dashboard.open();
  const attention = page.getByRole("region", { name: "Needs attention" });
  await attention.getByRole("link", { name: /scheduled to go live/ }).click();
  await expect(page).toHaveURL(/tab=blog-posts&status=scheduled/);
  await expect(row(scheduled.title)).toBeVisible();
  await expect(row(live.title)).toHaveCount(0);
  await dashboard.tab("Projects").click();
  await expect(page.getByRole("heading", { name: "Project Portfolio Management" })).toBeVisible();
  await dashboard.tab("Blog Posts").click();
  await expect(page.getByRole("heading", { name: "Blog Posts Management" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?tab=blog-posts");
  await page.getByRole("searchbox", { name: "Search posts" }).fill(word);
  await expect(row(live.title)).toBeVisible();
  await expect(row(scheduled.title)).toBeVisible();
});

test("SU25 pictures without a description are remembered: overview, post and project, until described", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const image = "/images/og-default.jpg";
  const word = rows.unique();
  const content = `Words.\n\n![](${image})\n\n![](${image} "A caption")\n\n![A lamp](${image})`;
  const post = await rows.post({ title: `Essay ${word}`, content });
  const project = await rows.project({
    title: `House ${word}`,
    content: `Words.\n\n![](${image})`,
    gallery_images: [
      { url: image, alt: "A hall", caption: "" },
      { url: image, alt: "", caption: "" },
    ],
  });
  await dashboard.open();
  const attention = page.getByRole("region", { name: "Needs attention" });
  await attention
    .getByRole("link", { name: `pictures in “${project.title}” lack a description` })
    .click();
  const prompt = page.getByLabel(/^What does the picture show/);
  await expect(page.getByText("2 pictures lack a description.")).toBeAttached();
  await page.getByRole("button", { name: "2 pictures lack a description" }).click();
  await expect(prompt).toBeFocused();
  await prompt.fill("A stair");
  await prompt.press("Enter");
  await page.getByRole("button", { name: "1 picture lacks a description" }).click();
  const description = page.getByRole("textbox", { name: "Description", exact: true });
  await expect(description).toBeFocused();
  await description.fill("A stair, closer");
  await expect(page.getByText("Every picture has a description.")).toBeAttached();
  await dashboard.projectForm.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const { content: described, gallery_images } = await getProject(staff, project.id);
  expect(described).toBe(`Words.\n\n![A stair](${image})`);
  expect(gallery_images.map(({ alt }) => alt)).toEqual(["A hall", "A stair, closer"]);

  await dashboard.open();
  await attention
    .getByRole("link", { name: `pictures in “${post.title}” lack a description` })
    .click();
  await page.getByRole("button", { name: "2 pictures lack a description" }).click();
  await expect(prompt).toBeFocused();
  await prompt.fill("A wall");
  await prompt.press("Enter");
  await page.getByRole("button", { name: "1 picture lacks a description" }).click();
  await prompt.fill("A wall, closer");
  await prompt.press("Enter");
  await expect(page.getByRole("button", { name: /lacks? a description/ })).toHaveCount(0);
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).content).toBe(
    `Words.\n\n![A wall](${image})\n\n![A wall, closer](${image} "A caption")\n\n![A lamp](${image})`,
  );
});
