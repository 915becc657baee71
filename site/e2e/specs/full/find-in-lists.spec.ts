import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("the blog is searched by words in title and text; the search is in the URL", async ({
  page,
  rows,
}) => {
  const word = rows.unique();
  const inTitle = await rows.post({ title: `Lamps ${word}` });
  const inText = await rows.post({ content: `A chair (${word}) and 100% wool.` });
  await rows.post();
  await page.goto("/blog");
  const field = page.getByRole("searchbox", { name: "Search the articles" });
  await field.fill(word);
  await field.press("Enter");
  await expect(page).toHaveURL(`/blog?q=${word}`);
  const titles = page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 });
  await expect(titles).toHaveText([inText.title, inTitle.title]);
  await expect(page.getByRole("status")).toHaveText(`2 articles with “${word}”`);
  await expect(field).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await field.fill(`${word} nowhere`);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No article has these words" })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveCount(2);
  await page.reload();
  await expect(titles).toHaveCount(2);
  await expect(field).toHaveValue(word);
});

test("the portfolio is filtered by category in the path and by type in the query", async ({
  page,
  rows,
  errors,
}) => {
  // The category is younger than the build.
  errors.allow(/status of 404/);
  const [home, work] = [await rows.category(), await rows.category()];
  const [house, flat] = [`House ${rows.unique()}`, `Flat ${rows.unique()}`];
  const first = await rows.project({ category_id: home.id, project_type: house });
  const second = await rows.project({ category_id: home.id, project_type: flat });
  const third = await rows.project({ category_id: work.id, project_type: flat });
  await page.goto("/portfolio");
  const card = (title: string) => page.getByRole("article", { name: title });
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: home.name })
    .click();
  await expect(page).toHaveURL(`/portfolio/category/${home.slug}`);
  await expect(card(third.title)).toHaveCount(0);
  await expect(card(first.title)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("2 projects");
  // Below twelve projects types are offered only beside a chosen one.
  await page.goto(`/portfolio/category/${home.slug}?type=${encodeURIComponent(house)}`);
  await expect(card(second.title)).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Project types" })
    .getByRole("link", { name: flat })
    .click();
  await expect(card(first.title)).toHaveCount(0);
  await expect(card(second.title)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("1 project");

  await card(second.title).getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
  await page.goBack();
  await expect(card(second.title)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("type")).toBe(flat);
  await page.reload();
  await expect(card(second.title)).toBeVisible();
  await expect(card(third.title)).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});
