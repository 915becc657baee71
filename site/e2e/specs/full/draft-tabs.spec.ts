import type { Locator, Page } from "@playwright/test";
import { draftOffer, storedOnDevice } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

const inOtherTab = (page: Page) => page.getByText("This is being written in another tab");

interface Form {
  readonly name: string;
  /** Creates the rows that the form needs; resolves with the URL's query. */
  readonly prepare: (rows: RowFactory) => Promise<string>;
  /** Shown when the form, or the button that opens it, is ready. */
  readonly ready: (dashboard: Dashboard) => Locator;
  readonly field: (dashboard: Dashboard) => Locator;
}

const FORMS: readonly Form[] = [
  {
    name: "a new post",
    prepare: () => Promise.resolve("?tab=new-blog"),
    ready: ({ postForm }) => postForm.field("content"),
    field: ({ postForm }) => postForm.field("content"),
  },
  {
    name: "a new project",
    prepare: () => Promise.resolve("?tab=projects&id=new"),
    ready: ({ projectForm }) => projectForm.field("description"),
    field: ({ projectForm }) => projectForm.field("description"),
  },
  {
    name: "a stored project",
    prepare: async (rows) => `?tab=projects&id=${(await rows.project()).id}`,
    ready: ({ projectForm }) => projectForm.field("description"),
    field: ({ projectForm }) => projectForm.field("description"),
  },
  {
    name: "a note on an inquiry",
    prepare: async (rows) => `?tab=contacts&id=${(await rows.inquiry()).id}`,
    ready: ({ inbox }) => inbox.note,
    field: ({ inbox }) => inbox.note,
  },
  {
    name: "a reply to an inquiry",
    prepare: async (rows) => `?tab=contacts&id=${(await rows.inquiry()).id}`,
    ready: ({ inbox }) => inbox.writeReply,
    field: ({ inbox }) => inbox.replyMessage,
  },
];

for (const [index, { name, prepare, ready, field }] of FORMS.entries()) {
  test(
    `SU04 the draft of an open tab is neither offered nor discarded in another one: ${name}`,
    { tag: index === 0 ? "@web" : ["@web", "@variant"] },
    async ({ page, context, rows, dashboard }) => {
      const address = `/admin${await prepare(rows)}`;
      await page.goto(address);
      const other = await context.newPage();
      await other.goto(address);
      await expect(ready(new Dashboard(other))).toBeVisible();
      if (name.includes("reply")) await dashboard.inbox.writeReply.click();
      await field(dashboard).fill("Still being typed.");
      await expect(storedOnDevice(page)).toBeVisible();

      await expect(inOtherTab(other)).toBeVisible();
      await other.reload();
      await expect(inOtherTab(other)).toBeVisible();
      await expect(draftOffer(other)).toHaveCount(0);
      await expect(other.getByRole("button", { name: "Discard" })).toHaveCount(0);
      await expect(draftOffer(page)).toHaveCount(0);
      await expect(inOtherTab(page)).toHaveCount(0);

      await page.close({ runBeforeUnload: false });
      await expect(draftOffer(other)).toBeVisible();
      await expect(inOtherTab(other)).toHaveCount(0);
      await other.getByRole("button", { name: "Restore" }).click();
      await expect(field(new Dashboard(other))).toHaveValue("Still being typed.");
    },
  );
}
