import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { startKillableApp } from "#desktop/e2e/killable-app.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";

const TYPED = "Every word that was typed in the app's window.";

test("SU04 the app is killed with all its processes a second after the last key @boundary", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-killed-"));
  const start = async () => {
    const { page, kill } = await startKillableApp({ folder });
    const dashboard = new Dashboard(page);
    const open = page.getByRole("heading", { name: "Interior Design Admin" });
    const login = new LoginPage(page);
    await expect(open.or(login.submit)).toBeVisible();
    if (await login.submit.isVisible()) await signIn(page);
    await dashboard.tab("New Blog").click();
    return { page, content: dashboard.postForm.field("content"), kill };
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
