import { listInquiries } from "#supabase/data/inquiries.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

test("a visitor reads a post, looks at a project and sends an inquiry", async ({
  page,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const post = await rows.post({
    title: `Reading light ${word}`,
    content: "## Lamps\n\nThree **layers**.",
  });
  const project = await rows.project({ title: `Loft ${word}`, location: "Łódź" });

  await page.goto("/");
  await page.getByRole("link", { name: "View All Articles" }).click();
  await page
    .getByRole("link", { name: new RegExp(post.title) })
    .first()
    .click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lamps" })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await page
    .getByRole("article", { name: project.title })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(page).toHaveURL(`/portfolio/${project.slug}`);
  await page.getByRole("link", { name: "Discuss a project like this" }).click();

  const contact = new ContactPage(page);
  await contact.fill({
    name: "Anna",
    email: `${word}@visitor.example`,
    message: "A loft like this.",
  });
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeVisible();
  expect((await listInquiries(staff, { search: word })).total).toBe(1);
});
