import type { BrowserContext, Page } from "@playwright/test";

/** Shows the dashboard elsewhere than in a browser tab, so that the same specs run against it. */
export interface DashboardHost {
  /** Why it cannot run on this machine; its specs then count as not run. */
  readonly missing: string | null;
  /** Opens it signed out. Its page takes the addresses of the website, /admin?tab=…, as its own. */
  open(context: BrowserContext): Promise<{ readonly page: Page; close(): Promise<void> }>;
}
