import { expect, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";

/** Differences between Electron's documentation and behaviour; sources in
 * desktop/e2e/electron-fake/README.md. */

test("an accelerator of the menu acts unless the page prevents it @boundary", async ({
  desktop,
}) => {
  const { page, dashboard } = await desktop.startSignedIn();
  await page.keyboard.press("Control+3");
  await expect(dashboard.tab("Projects")).toHaveAttribute("aria-selected", "true");
  await page.evaluate(() => {
    window.addEventListener("keydown", (event) => {
      if (event.key === "4") event.preventDefault();
    });
  });
  await page.keyboard.press("Control+4");
  await page.keyboard.press("Control+2");
  await expect(dashboard.tab("Blog Posts")).toHaveAttribute("aria-selected", "true");
});

test("a refused call arrives as one sentence, without Electron's prefix; functions cannot cross", async ({
  desktop,
}) => {
  const { page } = await desktop.start();
  const refusal = page.evaluate(() => window.studioDesktop?.setUnread(-1).then(() => "", String));
  expect(await refusal).toBe("Error: Expected a count.");
  const withFunction = page.evaluate(() =>
    window.studioDesktop?.notify({ title: () => "", body: "" } as never),
  );
  await expect(withFunction).rejects.toThrow("could not be cloned");
});

test("closing the window ends the app in Electron's order @boundary", async ({ desktop }) => {
  const app = await desktop.start({ platform: "linux" });
  const state = fakeStateOf(app);
  const [window] = state.windows;
  await app.driver.closeWindow();
  await expect.poll(() => state.lifecycle.ended).toEqual({ code: 0 });
  const ending = ["closed", "window-all-closed", "before-quit", "will-quit", "quit"];
  expect(state.order.filter((event) => ending.includes(event))).toEqual(ending);
  expect(state.windows).toEqual([]);
  expect(() => window?.show()).toThrow("Object has been destroyed");
});

test("macOS keeps running without a window, and the dock opens one @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start({ platform: "darwin" });
  const state = fakeStateOf(app);
  await app.driver.closeWindow();
  await expect.poll(() => state.windows.some((window) => window.isVisible())).toBe(false);
  expect(await app.driver.hasEnded()).toBe(false);
  state.appEvents.emit("activate", {}, false);
  await expect.poll(() => state.windows.some((window) => window.isVisible())).toBe(true);
  const page = await app.driver.windowPage();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});
