import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("the portfolio is reordered by keyboard and by drag; visitors see it at once", async ({
  page,
  dashboard,
  rows,
  visitor,
}) => {
  const word = rows.unique();
  for (const name of ["C", "B", "A"]) await rows.project({ title: `${name} ${word}` });
  const { projectList } = dashboard;
  await projectList.open(`&q=${word}`);
  await projectList.sort.selectOption("Portfolio order");
  const shown = async () =>
    (await projectList.table.getByRole("link").allTextContents()).map((title) => title[0]).join("");
  const published = async () =>
    (await listPublishedProjects(visitor)).rows
      .filter(({ title }) => title.includes(word))
      .map(({ title }) => title[0])
      .join("");
  await expect.poll(shown).toBe("ABC");
  const up = projectList.table.getByRole("button", { name: `Move C ${word} up` });
  await up.press("Enter");
  await expect.poll(shown).toBe("ACB");
  await expect(up).toBeFocused();
  await expect.poll(published).toBe("ACB");
  await expect(page.getByText(`C ${word} moved to place 2 of 3.`)).toBeAttached();
  const handle = projectList.row(`B ${word}`).locator("[data-drag-handle]");
  await handle.dragTo(projectList.row(`A ${word}`));
  await expect.poll(shown).toBe("BAC");
  await expect.poll(published).toBe("BAC");
  await projectList.sort.selectOption("Title A–Z");
  await expect(up).toHaveCount(0);
});
