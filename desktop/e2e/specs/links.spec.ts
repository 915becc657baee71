import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";

test("a link that starts the app opens its post, a later one the inquiry", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ title: "Light from two sides" });
  const inquiry = await rows.inquiry({ name: "Jonas Weber" });
  const { page, state } = await desktop.start({ arguments: [`interior-admin://posts/${post.id}`] });
  const dashboard = await signIn(page);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);

  const link = `interior-admin://inquiries/${inquiry.id}`;
  state.appEvents.emit("second-instance", {}, ["app", "--flag", link]);
  await expect(dashboard.tab("Contacts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Jonas Weber" })).toBeVisible();
  expect(state.switches.get("focused")).toBe(true);

  let prevented = false;
  const preventDefault = () => (prevented = true);
  state.appEvents.emit("open-url", { preventDefault }, `interior-admin://posts/${post.id}`);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);
  expect(prevented).toBe(true);

  const before = page.url();
  state.appEvents.emit("second-instance", {}, ["app", "interior-admin://posts/../../etc"]);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);
  expect(page.url()).toBe(before);
});

test("a clicked notification brings the window forward and opens its inquiry", async ({
  desktop,
  rows,
}) => {
  const inquiry = await rows.inquiry({ name: "Clara Novak" });
  const { page, state } = await desktop.startSignedIn();
  await page.evaluate(
    ({ id }) =>
      window.studioDesktop?.notify({
        title: "New inquiry",
        body: "Clara Novak",
        opens: { kind: "inquiries", id },
      }),
    { id: inquiry.id },
  );
  expect(state.notifications).toMatchObject([{ title: "New inquiry", body: "Clara Novak" }]);
  state.notifications[0]?.click();
  await expect(page.getByRole("heading", { name: "Clara Novak" })).toBeVisible();
  await expect(new Dashboard(page).tab("Contacts")).toHaveAttribute("aria-selected", "true");
  expect(state.switches.get("focused")).toBe(true);
});

test("a second start hands over and ends without a window", async ({ desktop }) => {
  const { state } = await desktop.start({ firstInstance: false });
  expect(state.quits).toBe(1);
  expect(state.windowOptions).toEqual({});
});
