import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const STORY = {
  plan: "dining-room",
  materials: [
    { name: "Lime", swatch: "", note: "" },
    { name: "Oak", swatch: "#c9b79c", note: "Oiled" },
  ],
  credits: [{ role: "Joiner", name: "Bo", link: "https://bo.example/" }],
  outcome: "Quiet.",
  testimonial: { quote: "We sleep.", person: "C.", role: "Owner" },
} as const;

test("SU28 the parts of a project's page are entered, moved by keys, and stored", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await expect(page.getByLabel("Outcome")).toBeHidden();
  await form.story.summary.focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Plan", { exact: true }).selectOption(STORY.plan);
  const add = page.getByRole("button", { name: "Add material" });
  await add.click();
  await expect(form.story.row("material", 1).getByLabel("Material", { exact: true })).toBeFocused();
  await form.story.row("material", 1).getByLabel("Material", { exact: true }).fill("Oak");
  await form.story.row("material", 1).getByLabel("Swatch", { exact: true }).fill("#c9b79c");
  await form.story.row("material", 1).getByLabel("Note", { exact: true }).fill("Oiled");
  await add.click();
  await form.story.row("material", 2).getByLabel("Material", { exact: true }).fill(" Lime ");
  await page.getByRole("button", { name: "Move material 2 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move material 1 up" })).toBeFocused();
  await add.click();
  await page.getByRole("button", { name: "Remove material 3" }).click();
  await expect(page.getByRole("button", { name: "Move material 2 up" })).toBeFocused();
  await page.getByRole("button", { name: "Add credit" }).click();
  await form.story.row("credit", 1).getByLabel("Role", { exact: true }).fill("Joiner");
  await form.story.row("credit", 1).getByLabel("Name", { exact: true }).fill("Bo");
  await form.story.row("credit", 1).getByLabel("Link", { exact: true }).fill("https://bo.example/");
  // An added row without text is not stored.
  await page.getByRole("button", { name: "Add credit" }).click();
  await page.getByLabel("Outcome").fill("Quiet.");
  await page.getByLabel("Quote").fill("We sleep.");
  await page.getByLabel("Person", { exact: true }).fill("C.");
  await page.getByLabel("Person’s role").fill("Owner");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await getProject(staff, project.id)).toMatchObject(STORY);
});

test("SU28 an error inside opens the closed section, at its field", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({
    credits: [{ role: "Joiner", name: "Bo", link: "" }],
    testimonial: STORY.testimonial,
  });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.story.summary.click();
  await form.story.row("credit", 1).getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
  await form.story.row("credit", 1).getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Quote").fill(" ");
  await form.story.summary.click();
  await expect(page.getByLabel("Outcome")).toBeHidden();
  await form.submit.click();
  const credit = form.story.row("credit", 1);
  await expect(credit.getByText("Enter a name, or remove the row.")).toBeVisible();
  await expect(credit.getByText("Enter an address that starts with https://")).toBeVisible();
  await expect(page.getByText("Enter what the client says.")).toBeVisible();
  await expect(credit.getByLabel("Name", { exact: true })).toBeFocused();
  expect((await getProject(staff, project.id)).version).toBe(1);
});
