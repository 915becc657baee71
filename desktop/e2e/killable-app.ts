import type { Page } from "@playwright/test";
import type { BodyView } from "#site/e2e/body-view.ts";
import { startKillableBrowser } from "#site/e2e/killable-browser.ts";
import { startWithFake } from "./electron-fake/start-with-fake.ts";
import { fakeStateOf } from "./test-host.ts";

export interface KillableApp {
  readonly page: Page;
  /** Origin of the page. */
  readonly origin: string;
  /** Ends main and sends SIGKILL to every process of its Chromium. */
  readonly kill: () => Promise<void>;
}

interface KillableAppOptions {
  /** Folder of user data and of the Chromium profile; a second start continues with its content. */
  readonly folder: string;
  /** Called with the page before the app is shown in it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** "text" by default. */
  readonly bodyView?: BodyView;
}

/** Starts the app in a separate Chromium, which represents all its processes. */
export async function startKillableApp(options: KillableAppOptions): Promise<KillableApp> {
  const { folder, prepare, bodyView } = options;
  const browser = await startKillableBrowser(`${folder}/profile`, bodyView);
  try {
    await prepare?.(browser.page);
    const app = await startWithFake(browser.page, { folder });
    const kill = async () => {
      // Main gets no event when its window disappears.
      fakeStateOf(app).lifecycle.kill();
      const closed = app.page.isClosed() || app.page.waitForEvent("close");
      await browser.kill();
      await closed;
      await app.end();
    };
    return { page: app.page, origin: app.origin, kill };
  } catch (error) {
    await browser.kill();
    throw error;
  }
}
