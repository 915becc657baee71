import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startAtBoundary } from "#desktop/e2e/electron-fake/start-at-boundary.ts";
import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { startKillableBrowser } from "#site/e2e/killable-browser.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";

const TYPED = "Every word that was typed in the app's window.";

test("SU04 the app is killed with all its processes a second after the last key @boundary", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-killed-"));
  const profile = path.join(folder, "profile");
  /** Starts the app in a separate Chromium, which represents all its processes. */
  const start = async () => {
    const browser = await startKillableBrowser(profile);
    const app = await startAtBoundary(browser.page, { folder });
    const dashboard = new Dashboard(app.page);
    const open = app.page.getByRole("heading", { name: "Interior Design Admin" });
    const login = new LoginPage(app.page);
    await expect(open.or(login.submit)).toBeVisible();
    if (await login.submit.isVisible()) await signIn(app.page);
    await dashboard.tab("New Blog").click();
    const kill = async () => {
      const closed = app.page.waitForEvent("close");
      await browser.kill();
      await closed;
      await app.end();
    };
    return { page: app.page, content: dashboard.postForm.field("content"), kill };
  };
  try {
    const first = await start();
    await first.content.pressSequentially(TYPED, { delay: 10 });
    await first.page.waitForTimeout(1000);
    await first.kill();

    const again = await start();
    await again.page.getByRole("button", { name: "Restore" }).click();
    await expect(again.content).toHaveValue(TYPED);
    await again.kill();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
