import type { BrowserContext, Page } from "@playwright/test";

/** Runs the dashboard outside a browser tab (the desktop app), so that the same specs test it. */
export interface DashboardHost {
  /** Why it cannot run on this machine, null if it can; its specs are skipped then. */
  readonly missing: string | null;
  /** Opens it signed out. Its page accepts URLs of the website such as /admin?tab=…. */
  open(context: BrowserContext): Promise<{ readonly page: Page; close(): Promise<void> }>;
}
