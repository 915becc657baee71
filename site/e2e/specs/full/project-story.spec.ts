import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU28 an error inside opens the closed section, at its field", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({
    credits: [{ role: "Joiner", name: "Bo", link: "" }],
    testimonial: { quote: "We sleep.", person: "C.", role: "Owner" },
  });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.story.summary.click();
  await form.story.row("credit", 1).getByLabel("Link").fill("javascript:alert(1)");
  await form.story.row("credit", 1).getByLabel("Name").fill("");
  await page.getByLabel("Quote").fill(" ");
  await form.story.summary.click();
  await expect(page.getByLabel("Outcome")).toBeHidden();
  await form.submit.click();
  const credit = form.story.row("credit", 1);
  await expect(credit.getByText("Enter a name, or remove the row.")).toBeVisible();
  await expect(credit.getByText("Enter an address that starts with https://")).toBeVisible();
  await expect(page.getByText("Enter what the client says.")).toBeVisible();
  await expect(credit.getByLabel("Name")).toBeFocused();
  expect((await getProject(staff, project.id)).version).toBe(1);
});
