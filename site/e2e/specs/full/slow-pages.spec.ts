import { expect, test } from "#site/e2e/fixtures.ts";

test("pictures and fonts that never arrive keep nobody from reading and writing", async ({
  page,
}) => {
  await page.route(/\.(woff2|avif|webp)$/, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("what was typed before the form woke up is kept", async ({ page }) => {
  await page.route("**/assets/woken-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto("/contact");
  const message = page.getByLabel("Project Description");
  await message.pressSequentially("Two rooms", { delay: 20 });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please tell us your name.")).toBeVisible();
  await expect(message).toHaveValue("Two rooms");
});
