import { expect, test } from "#site/e2e/fixtures.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

test("a member creates a project and sees it live", async ({
  page,
  dashboard,
  rows,
  browser,
  stack,
}) => {
  const title = `Lake house ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({
    title,
    projectType: "Family house",
    location: "Gdańsk, Pomerania",
    area: "1850",
    description: "A house by the lake.",
  });
  await form.status.selectOption("published");
  await form.imageInput.setInputFiles(await imageFile("house.png"));
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toContainText(
    `Your project "${title}" has been published.`,
  );
  await expect(dashboard.toast("Success!")).toContainText("Project created successfully.");
  await expect(page.getByText(title).first()).toBeVisible();

  const visitor = await browser.newPage({ baseURL: stack.site });
  await visitor.goto("/portfolio");
  const card = visitor.getByRole("article", { name: title });
  await expect(card.getByText("1,850 sq ft (172 m²)", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole("main")).toContainText("A house by the lake.");
  await visitor.close();
});
