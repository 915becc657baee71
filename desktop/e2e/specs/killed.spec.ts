import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { startKillableApp } from "#desktop/e2e/killable-app.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const TYPED = "Every word that was typed in the app's window.";

/** Runs a test in a new folder of user data. */
async function withFolder(run: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-killed-"));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Starts the app; signs in again when the session was lost with the app. */
async function start(options: Parameters<typeof startKillableApp>[0]) {
  const { page, kill } = await startKillableApp(options);
  const open = page.getByRole("heading", { name: "Interior Design Admin" });
  const login = new LoginPage(page);
  await expect(open.or(login.submit)).toBeVisible();
  if (await login.submit.isVisible()) await signIn(page);
  return { page, dashboard: new Dashboard(page), kill };
}

test("SU04 the app is killed with all its processes a second after the last key @boundary", async () => {
  await withFolder(async (folder) => {
    const open = async () => {
      const { page, dashboard, kill } = await start({ folder });
      await dashboard.tab("New Blog").click();
      return { page, content: dashboard.postForm.field("content"), kill };
    };
    const first = await open();
    await first.content.pressSequentially(TYPED, { delay: 10 });
    await first.page.waitForTimeout(1000);
    await first.kill();

    const again = await open();
    await again.page.getByRole("button", { name: "Restore" }).click();
    await expect(again.content).toHaveValue(TYPED);
    await again.kill();
  });
});

for (const form of ["post", "project"] as const) {
  test(`SU04 the app is killed a second after the last key in the visual editor of a ${form} @boundary`, async () => {
    await withFolder(async (folder) => {
      const open = async () => {
        const { page, dashboard, kill } = await start({ folder, bodyView: "visual" });
        await dashboard.tab(form === "post" ? "New Blog" : "Projects").click();
        if (form === "project")
          await page.getByRole("button", { name: "Add Project" }).first().click();
        const body = new VisualBody(page);
        await body.expectOpen();
        return { page, body, kill };
      };
      const first = await open();
      await first.body.text.pressSequentially(TYPED, { delay: 10 });
      await first.page.waitForTimeout(1000);
      await first.kill();

      const again = await open();
      await again.page.getByRole("button", { name: "Restore" }).click();
      await expect(again.body.text).toHaveText(TYPED);
      await again.kill();
    });
  });
}
