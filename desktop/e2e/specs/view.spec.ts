import { expect, test } from "#desktop/e2e/fixtures.ts";
import { studio } from "#desktop/e2e/studio.ts";

test("viewing what is published opens the person's own browser", async ({ desktop, rows }) => {
  const post = await rows.post({ title: "Lamps in the hall" });
  const project = await rows.project({ title: "Hall with lamps" });
  const { page, machine, dashboard } = await desktop.startSignedIn();
  const opened = async () => (await machine.told()).opened;

  await dashboard.tab("Blog Posts").click();
  await page.getByRole("button", { name: `View ${post.title}` }).click();
  await expect.poll(opened).toEqual([`${studio().site}/blog/${post.slug}`]);
  await dashboard.tab("Projects").click();
  await page.getByRole("button", { name: `View ${project.title}` }).click();
  await expect.poll(async () => (await opened()).at(-1)).toContain(project.slug);
  expect(await opened()).toHaveLength(2);
});
