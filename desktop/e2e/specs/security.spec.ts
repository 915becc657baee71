import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { studioStack } from "#desktop/e2e/studio.ts";

test("no URL resolves outside the bundle, and every response has the policy", async ({
  desktop,
}) => {
  const { driver } = await desktop.start();
  for (const address of [
    "studio://dashboard/../main/index.js",
    "studio://dashboard/%2e%2e/main/index.js",
    "studio://dashboard/..%2fmain%2findex.js",
    "studio://dashboard/..%5cmain%5cindex.js",
    "studio://dashboard/%252e%252e/main/index.js",
    "studio://dashboard/index.html%00.js",
    "studio://dashboard/%E0%A4%A",
    "studio://other/index.html",
    "studio://dashboard/assets",
  ]) {
    const { status, policy } = await driver.request(address);
    expect([400, 404], address).toContain(status);
    expect(policy, address).toContain("default-src");
  }
});

test("the page runs no inline script and connects to no other server", async ({ desktop }) => {
  const { page } = await desktop.start();
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.name = 'ran'";
    document.head.append(script);
    const fetched = await fetch("https://evil.example/").then(
      () => "fetched",
      () => "refused",
    );
    return { name: window.name, fetched };
  });
  expect(outcome).toEqual({ name: "", fetched: "refused" });
  expect(desktop.faults.length).toBeGreaterThanOrEqual(2);
  desktop.faults.length = 0;
});

test("the window does not leave its page", async ({ desktop }) => {
  const { page, driver } = await desktop.start();
  await page.evaluate(() => {
    window.location.assign("https://evil.example/");
  });
  await expect
    .poll(() => readFile(path.join(driver.logs, "main.log"), "utf8").catch(() => ""))
    .toContain("navigate to https://evil.example/");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

test("a plain link to another site opens the browser, and the window stays", async ({
  desktop,
}) => {
  const { page, driver } = await desktop.start();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "https://oak.example/chairs";
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(async () => (await driver.notices()).opened)
    .toEqual(["https://oak.example/chairs"]);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

test("the page requests only its own files and the studio's backend", async ({ desktop }) => {
  const { page, origin, dashboard } = await desktop.startSignedIn();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await dashboard.tab("Contacts").click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Inquiries", exact: true })).toBeVisible();
  const own = [origin, studioStack().backend.url, "data:", "blob:"];
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
});
