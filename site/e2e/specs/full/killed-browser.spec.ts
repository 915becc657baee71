import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { BodyView } from "#site/e2e/body-view.ts";
import { expect, test as base } from "#site/e2e/fixtures.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { startKillableBrowser } from "#site/e2e/killable-browser.ts";
import type { KillableBrowser } from "#site/e2e/killable-browser.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

/** Milliseconds between the last key and the kill. */
const PAUSE_MS = 1000;
const TYPED = "Every word that was typed, with 🪑 and Łódź, ends here.";

interface KillFixtures {
  /** Starts the browser on the test's profile; a second start kills the first. */
  readonly start: (bodyView?: BodyView) => Promise<KillableBrowser>;
}

const test = base.extend<KillFixtures>({
  start: async ({}, use) => {
    const profile = await mkdtemp(path.join(os.tmpdir(), "studio-profile-"));
    const started: KillableBrowser[] = [];
    await use(async (bodyView) => {
      await started.at(-1)?.kill();
      const browser = await startKillableBrowser(profile, bodyView);
      started.push(browser);
      return browser;
    });
    await started.at(-1)?.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Opens a URL of the dashboard; signs in again when the session was lost with the browser. */
async function openAt(page: Page, site: string, query: string): Promise<Dashboard> {
  const dashboard = new Dashboard(page);
  const login = new LoginPage(page);
  await page.goto(`${site}/admin${query}`);
  const open = page.getByRole("heading", { name: "Interior Design Admin" });
  await expect(open.or(login.submit)).toBeVisible();
  if (await login.submit.isVisible()) {
    await login.fill(memberAccount);
    await login.submit.click();
  }
  await dashboard.expectOpen();
  return dashboard;
}

interface Form {
  readonly name: string;
  /** Creates the rows that the form needs; resolves with the URL's query. */
  readonly prepare: (rows: RowFactory) => Promise<string>;
  readonly field: (dashboard: Dashboard) => ReturnType<Page["getByRole"]>;
}

const FORMS: readonly Form[] = [
  {
    name: "a new post",
    prepare: () => Promise.resolve("?tab=new-blog"),
    field: ({ postForm }) => postForm.field("content"),
  },
  {
    name: "a stored post",
    prepare: async (rows) => `?tab=new-blog&id=${(await rows.post({ content: "Stored." })).id}`,
    field: ({ postForm }) => postForm.field("content"),
  },
  {
    name: "a new project",
    prepare: () => Promise.resolve("?tab=projects&id=new"),
    field: ({ projectForm }) => projectForm.field("description"),
  },
  {
    name: "a stored project",
    prepare: async (rows) =>
      `?tab=projects&id=${(await rows.project({ description: "Stored." })).id}`,
    field: ({ projectForm }) => projectForm.field("description"),
  },
  {
    name: "a note on an inquiry",
    prepare: async (rows) => `?tab=contacts&id=${(await rows.inquiry()).id}`,
    field: ({ inbox }) => inbox.note,
  },
];

async function useProfile({ page }: KillableBrowser, site: string) {
  const dashboard = await openAt(page, site, "");
  await dashboard.tab("Blog Posts").click();
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.field("title").waitFor();
}

/** A profile that has files from before repeats the test, in `npm run prove`. */
const tagsOf = (profile: "fresh" | "used") =>
  profile === "used" ? ["@web", "@variant"] : ["@web"];

for (const profile of ["fresh", "used"] as const) {
  for (const form of FORMS) {
    test(
      `SU04 the browser is killed a second after the last key: ${form.name}, ${profile} profile`,
      { tag: tagsOf(profile) },
      async ({ start, stack, rows }) => {
        if (profile === "used") await useProfile(await start(), stack.site);
        const address = await form.prepare(rows);
        const first = await start();
        const writing = form.field(await openAt(first.page, stack.site, address));
        await writing.fill("");
        await writing.pressSequentially(TYPED, { delay: 10 });
        await first.page.waitForTimeout(PAUSE_MS);

        const { page } = await start();
        const again = form.field(await openAt(page, stack.site, address));
        await page.getByRole("button", { name: "Restore" }).click();
        await expect(again).toHaveValue(TYPED);
      },
    );
  }
}

const BODIES: readonly Pick<Form, "name" | "prepare">[] = [
  { name: "a new post", prepare: () => Promise.resolve("?tab=new-blog") },
  {
    name: "a stored project",
    prepare: async (rows) => `?tab=projects&id=${(await rows.project({ content: "Stored." })).id}`,
  },
];

for (const profile of ["fresh", "used"] as const) {
  for (const { name, prepare } of BODIES) {
    test(
      `SU04 the browser is killed a second after the last key in the visual editor: ${name}, ${profile} profile`,
      { tag: tagsOf(profile) },
      async ({ start, stack, rows }) => {
        if (profile === "used") await useProfile(await start("visual"), stack.site);
        const address = await prepare(rows);
        const open = async () => {
          const { page } = await start("visual");
          await openAt(page, stack.site, address);
          const body = new VisualBody(page);
          await body.expectOpen();
          return { page, body };
        };
        const first = await open();
        await first.body.text.fill("");
        await first.body.text.pressSequentially(`# ${TYPED}\n${TYPED}`, { delay: 10 });
        await first.page.waitForTimeout(PAUSE_MS);

        const { page, body } = await open();
        await page.getByRole("button", { name: "Restore" }).click();
        await expect(body.text.getByRole("heading")).toHaveText([TYPED]);
        await expect(body.text.getByRole("paragraph")).toHaveText([TYPED]);
      },
    );
  }
}
