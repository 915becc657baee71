import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";

test("a link that starts the app opens its post, a later one its inquiry", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ title: "Light from two sides" });
  const inquiry = await rows.inquiry({ name: "Jonas Weber" });
  const { page, driver } = await desktop.start({
    arguments: [`interior-admin://posts/${post.id}`],
  });
  const dashboard = await signIn(page);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);

  const link = `interior-admin://inquiries/${inquiry.id}`;
  await driver.startAgain(["app", "--flag", link]);
  await expect(dashboard.tab("Contacts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Jonas Weber" })).toBeVisible();
  expect((await driver.notices()).focused).toBe(true);

  expect(await driver.openLink(`interior-admin://posts/${post.id}`)).toBe(true);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);

  const before = page.url();
  await driver.startAgain(["app", "interior-admin://posts/../../etc"]);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);
  expect(page.url()).toBe(before);
});

test("a second start passes its arguments on and exits without a window @boundary", async ({
  desktop,
}) => {
  const state = fakeStateOf(await desktop.start({ firstInstance: false }));
  expect(state.lifecycle.ended).toEqual({ code: 0 });
  expect(state.windowOptions).toEqual({});
});

test("the app registers its link scheme with the system @boundary", async ({ desktop }) => {
  const state = fakeStateOf(await desktop.start());
  expect(state.switches.get("links")).toBe("interior-admin");
});
