import { createRedirect, deleteRedirect, listMissingPaths } from "#supabase/data/redirects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

// The browser logs a console error for a document with status 404.
test.beforeEach(({ errors }) => {
  errors.allow(/status of 404/);
});

for (const folder of ["", "/blog", "/portfolio"]) {
  test(`SU31 an old address below "${folder}/" leads to the new page, before a build, too`, async ({
    page,
    staff,
  }) => {
    const name = `old-${crypto.randomUUID().slice(0, 8)}`;
    const paths = { from_path: `${folder}/${name}`, to_path: "/about#team" };
    const { id } = await createRedirect(staff, { id: crypto.randomUUID(), ...paths });
    await page.goto(`${folder}/${name.toUpperCase()}/`);
    await expect(page).toHaveURL("/about#team");
    await deleteRedirect(staff, id);
  });

  test(`SU31 an address below "${folder}/" that is not found is counted once, without its query`, async ({
    page,
    staff,
  }) => {
    const path = `${folder}/gone-${crypto.randomUUID().slice(0, 8)}`;
    const reported = page.waitForResponse(/report_missing_path/);
    await page.goto(`${path}?name=Ann`);
    expect((await reported).ok()).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
    const found = (await listMissingPaths(staff)).filter((each) => each.path === path);
    expect(found).toMatchObject([{ path, requests: 1 }]);
  });
}
