import { test as base } from "@playwright/test";
import type { Page, Request } from "@playwright/test";
import { signIn } from "#supabase/data/auth.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { showBodiesAsText } from "./body-view.ts";
import type { BodyView } from "./body-view.ts";
import { watchConsole } from "./console-watch.ts";
import type { ConsoleWatch } from "./console-watch.ts";
import type { DashboardHost } from "./dashboard-host.ts";
import { STACKS_VARIABLE } from "./global-setup.ts";
import { memoryStorage } from "./memory-storage.ts";
import { Dashboard } from "./pages/dashboard.ts";
import { LoginPage } from "./pages/login-page.ts";
import { createRowFactory } from "./row-factory.ts";
import type { RowFactory } from "./row-factory.ts";
import { memberAccount } from "./stacks.ts";
import type { Stack, StackName } from "./stacks.ts";

export interface StackOptions {
  readonly stackName: StackName;
}

export interface HostOption {
  /** Runs the dashboard outside a browser tab; null in the browser. */
  readonly host: DashboardHost | null;
}

type SignedInState = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

interface WorkerFixtures extends HostOption {
  readonly stackName: StackName;
  readonly stack: Stack;
  readonly visitor: PublicClient;
  /** API client signed in as the stack's owner, independent of the browser. */
  readonly staff: StaffClient;
  readonly signedInState: SignedInState;
}

interface TestFixtures {
  /** How bodies open for members without a choice of their own: "visual" as for real members. */
  readonly bodyView: BodyView;
  /** Skips the test when this machine cannot run the host. */
  readonly runs: undefined;
  /** Fails the test on unexpected console errors of the page; `errors.allow(/…/)` expects some. */
  readonly errors: ConsoleWatch;
  /** Creates rows and removes them after the test. */
  readonly rows: RowFactory;
  /** All requests of the page so far. */
  readonly requests: readonly Request[];
  /** A visitor's tab on the public site, in a browser even when the dashboard runs in another host. */
  readonly publicSite: Page;
  /** The dashboard with the worker's shared session; posts and projects that its tabs create are removed. A test that logs out
   * must sign in by itself first. */
  readonly dashboard: Dashboard;
}

/** Playwright test with this product's fixtures: real backend, production build, real browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackName: ["full", { option: true, scope: "worker" }],
  stack: [
    async ({ stackName }, use) => {
      const stacks = JSON.parse(process.env[STACKS_VARIABLE] ?? "{}") as Record<string, Stack>;
      const stack = stacks[stackName];
      if (stack === undefined) throw new Error(`The stack ${stackName} is not open.`);
      await use(stack);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  host: [null, { option: true, scope: "worker" }],
  runs: [
    async ({ host }, use, info) => {
      info.skip(host !== null && host.missing !== null, host?.missing ?? "");
      await use(undefined);
    },
    { auto: true },
  ],
  bodyView: ["text", { option: true }],
  context: async ({ context, bodyView }, use) => {
    if (bodyView === "text") await showBodiesAsText(context);
    await use(context);
  },
  page: async ({ page, context, host }, use) => {
    if (host === null) {
      await use(page);
      return;
    }
    const window = await host.open(context);
    await use(window.page);
    await window.close();
  },
  baseURL: async ({ stack }, use) => {
    await use(stack.site);
  },
  visitor: [
    async ({ stack }, use) => {
      await use(createPublicClient(stack.backend));
    },
    { scope: "worker" },
  ],
  staff: [
    async ({ stack }, use) => {
      const client = createStaffClient({ ...stack.backend, storage: memoryStorage() });
      await signIn(client, memberAccount.email, memberAccount.password);
      await use(client);
    },
    { scope: "worker" },
  ],
  signedInState: [
    async ({ browser, stack }, use) => {
      const context = await browser.newContext({ baseURL: stack.site });
      const page = await context.newPage();
      await new LoginPage(page).signInAs(memberAccount);
      await new Dashboard(page).expectOpen();
      await use(await context.storageState());
      await context.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  errors: [
    async ({ page }, use) => {
      const watch = watchConsole(page);
      await use(watch);
      watch.expectQuiet();
    },
    { auto: true },
  ],
  rows: async ({ staff, visitor }, use) => {
    const rows = createRowFactory(staff, visitor);
    await use(rows);
    await rows.removeAll();
  },
  requests: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await use(requests);
  },
  publicSite: async ({ browser, stack }, use) => {
    const tab = await browser.newPage({ baseURL: stack.site });
    await use(tab);
    await tab.context().close();
  },
  dashboard: async ({ page, host, signedInState, rows }, use) => {
    rows.removeCreatedIn(page.context());
    if (host !== null) {
      await new LoginPage(page).signInAs(memberAccount);
      await new Dashboard(page).expectOpen();
      await use(new Dashboard(page));
      return;
    }
    await page.context().addCookies(signedInState.cookies);
    await page.addInitScript(fillStorage, signedInState.origins);
    await use(new Dashboard(page));
  },
});

export { expect } from "@playwright/test";

/** Runs in the page before its own scripts; once per tab, so that it does not undo a logout. */
function fillStorage(origins: SignedInState["origins"]) {
  if (sessionStorage.getItem("e2e-signed-in") !== null) return;
  sessionStorage.setItem("e2e-signed-in", "yes");
  for (const { origin, localStorage: entries } of origins) {
    if (origin !== window.location.origin) continue;
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }
}
