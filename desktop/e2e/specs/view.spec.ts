import { expect, test } from "#desktop/e2e/fixtures.ts";
import { studioStack } from "#desktop/e2e/studio.ts";

test("SU03 viewing a published post opens the system's browser", async ({ desktop, rows }) => {
  const post = await rows.post({ title: "Lamps in the hall" });
  const project = await rows.project({ title: "Hall with lamps" });
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const opened = async () => (await driver.notices()).opened;

  await dashboard.tab("Blog Posts").click();
  await page.getByRole("button", { name: `View ${post.title}` }).click();
  await expect.poll(opened).toEqual([`${studioStack().site}/blog/${post.slug}`]);
  await dashboard.tab("Projects").click();
  await page.getByRole("button", { name: `View ${project.title}` }).click();
  await expect.poll(async () => (await opened()).at(-1)).toContain(project.slug);
  expect(await opened()).toHaveLength(2);
});

test("SU11 Reply opens the system's mail program, prefilled", async ({ desktop, rows }) => {
  const inquiry = await rows.inquiry({ subject: "Kitchen & bath" });
  const { driver, dashboard } = await desktop.startSignedIn();
  await dashboard.tab("Contacts").click();
  await dashboard.inbox.row(inquiry.name).first().click();
  await dashboard.inbox.detail.getByRole("button", { name: "Reply in your mail program" }).click();
  const opened = async () => (await driver.notices()).opened.at(-1) ?? "";
  await expect.poll(opened).toMatch(/^mailto:/);
  const mail = new URL(await opened());
  expect(mail.pathname).toBe(inquiry.email);
  expect(mail.searchParams.get("subject")).toBe("Re: Kitchen & bath");
});

test("SU27 the edited page of the website shows the images of the public site", async ({
  desktop,
}) => {
  const { dashboard } = await desktop.startSignedIn();
  const website = await dashboard.openFromStudioMenu("Website");
  const image = website.getByRole("region", { name: "The page" }).locator("picture img").first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toContain(`${studioStack().site}/images/`);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});
