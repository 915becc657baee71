import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

/** Creates a link in the open dialog; returns its URL. */
async function createLink(dialog: Locator): Promise<string> {
  await dialog.getByRole("button", { name: "Create a link" }).click();
  await expect(dialog.getByRole("img", { name: "QR code of the private link" })).toBeVisible();
  return dialog.getByRole("textbox", { name: "Private link" }).inputValue();
}

/** Opens a link in a document of its own: a new fragment alone loads no page. */
async function openLink(page: Page, url: string) {
  await page.goto("about:blank");
  await page.goto(url);
}

test("a draft is shared by a private link in two clicks, and shows nothing after revocation", async ({
  page,
  publicSite,
  rows,
  dashboard,
}) => {
  const post = await rows.post({ content: "Only **here**.", status: "draft" });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await page.getByRole("button", { name: "Private link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share the preview" });
  const url = await createLink(dialog);
  expect(new URL(url).pathname).toBe("/preview");
  const token = new URL(url).hash.slice(1);

  const requested: string[] = [];
  publicSite.on("request", (request) => {
    requested.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });
  await openLink(publicSite, url);
  const article = publicSite.getByRole("main").getByRole("article");
  await expect(article.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(publicSite.getByText("Not public. This link shows it until")).toBeVisible();
  await expect(publicSite.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expect(publicSite.locator('meta[name="referrer"][content="no-referrer"]')).toHaveCount(1);
  expect(requested.filter((request) => request.includes(token))).toEqual([]);

  await dialog.getByRole("button", { name: "Revoke the link of" }).click();
  await expect(dialog.getByText("No link is active.")).toBeVisible();
  await openLink(publicSite, url);
  await expect(publicSite.getByRole("heading", { name: "This preview has ended" })).toBeVisible();
  await expect(article).toHaveCount(0);
});

test("the draft of a project is shared like that of a post", async ({
  page,
  publicSite,
  rows,
  dashboard,
}) => {
  const project = await rows.project({ status: "draft", client_name: "Private Client" });
  await dashboard.open(`?tab=projects&id=${project.id}`);
  await page.getByRole("button", { name: "Private link" }).click();
  const url = await createLink(page.getByRole("dialog", { name: "Share the preview" }));
  await openLink(publicSite, url);
  const main = publicSite.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  await expect(main.getByText("Private Client")).toHaveCount(0);
});
