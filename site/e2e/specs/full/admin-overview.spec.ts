import { expect, test } from "#site/e2e/fixtures.ts";

test("the overview shows rows that need attention, weeks and recent activity, with links", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  await rows.post({ title: `Spring ${word}`, published_at: "2051-01-01T10:00:00+00:00" });
  await rows.inquiry({ name: `Visitor ${word}` });
  await dashboard.open();
  const lately = page.getByRole("region", { name: "Recent activity" });
  await expect(lately.getByRole("link", { name: `Visitor ${word}` })).toBeVisible();
  await expect(lately.getByText("Post written").first()).toBeVisible();

  const chart = page.getByRole("region", { name: "Inquiries per week" });
  await expect(chart.getByRole("img")).toHaveAccessibleName(/\d+ inquiries in 12 weeks/);
  await chart.getByRole("button", { name: "Show as a table" }).click();
  await expect(chart.getByRole("row")).toHaveCount(13);
  await expect(chart.getByRole("row").last().getByRole("cell").last()).toHaveText(/[1-9]/);

  const attention = page.getByRole("region", { name: "Needs attention" });
  await attention.getByRole("link", { name: /scheduled to go live/ }).click();
  await expect(page).toHaveURL(/tab=blog-posts&status=scheduled/);
  await expect(page.getByRole("row").filter({ hasText: `Spring ${word}` })).toBeVisible();
});
