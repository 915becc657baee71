import { expect } from "@playwright/test";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import { hero } from "#site/content/home.ts";
import type { Task } from "./task.ts";

const RUN = crypto.randomUUID().slice(0, 8);
const PROJECT = `Twelve photographs ${RUN}`;
const PHONE_POST = `Seen from the tram ${RUN}`;
const HEADLINE = "Rooms that wait for you";

/** Tasks beyond the text of a post. */
export const STUDIO_TASKS: readonly Task[] = [
  {
    name: "published project with twelve photos",
    from: "the tab Projects",
    max: 15,
    unit: "actions",
    start: (page) => new Dashboard(page).openTab("Projects"),
    run: async ({ page, actor }) => {
      const { projectForm: form } = new Dashboard(page);
      const files = Array.from({ length: 12 }, (_, index) => imageFile(`${String(index)}.png`));
      const photos = await Promise.all(files);
      await actor.click(page.getByRole("button", { name: "Add Project" }).first());
      await actor.click(form.field("title"));
      await actor.type(PROJECT);
      await actor.click(form.field("description"));
      await actor.type("A house, photographed in one day.");
      const upload = form.gallery.getByRole("button", { name: "Upload" });
      await actor.chooseFiles(photos, () => actor.click(upload));
      await expect(form.tiles).toHaveCount(12);
      await actor.select(form.status, "published");
      await actor.click(form.submit);
      await expect(new Dashboard(page).toast("Project Created! 🎉")).toBeVisible();
    },
    expectDone: async (page) => {
      await page.goto(`/portfolio/twelve-photographs-${RUN}`);
      await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
      expect(await page.locator("main img[src*='project-images']").count()).toBeGreaterThan(10);
    },
  },
  {
    name: "post with a photo on a phone",
    from: "the overview",
    max: 6,
    unit: "taps",
    start: (page) => new Dashboard(page).openTab("Overview"),
    run: async ({ page, actor }) => {
      const dashboard = new Dashboard(page);
      const body = new VisualBody(page);
      await actor.click(dashboard.tab("New Blog"));
      await body.expectOpen();
      await actor.click(dashboard.postForm.field("title"));
      await actor.type(PHONE_POST);
      await actor.click(body.text);
      await actor.type("A window with a plant in it.");
      const insert = body.toolbar.getByRole("button", { name: "Insert pictures" });
      await actor.chooseFiles([await imageFile("tram.png", 900)], () => actor.click(insert));
      await expect(body.text.locator("img")).toHaveCount(1);
      await actor.click(dashboard.postForm.submit);
      await expect(dashboard.toast("Blog Post Published!")).toBeVisible();
    },
    expectDone: async (page) => {
      await page.goto(`/blog/seen-from-the-tram-${RUN}`);
      await expect(page.getByRole("heading", { level: 1, name: PHONE_POST })).toBeVisible();
      await expect(page.locator("[data-article-body] img")).toHaveCount(1);
    },
  },
  {
    name: "another headline on Home",
    from: "the page Website of the Studio menu",
    max: 3,
    unit: "clicks",
    start: async (page) => {
      await new Dashboard(page).open("?page=website");
      await page.getByRole("textbox", { name: "Hero headline" }).waitFor();
    },
    run: async ({ page, actor }) => {
      const headline = page.getByRole("textbox", { name: "Hero headline" });
      await expect(headline).toHaveText(hero.headline);
      await actor.click(headline);
      await actor.press("ControlOrMeta+a");
      await actor.type(HEADLINE);
      await actor.press("Enter");
      await actor.click(page.getByRole("button", { name: "Publish" }));
      await expect(new Dashboard(page).toast("Home Published")).toBeVisible();
    },
    expectDone: async (page) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    },
  },
  {
    name: "private link of a draft",
    from: "the open draft",
    max: 2,
    unit: "actions",
    start: async (page) => {
      await new Dashboard(page).open("?tab=blog-posts&status=draft");
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
      await page.getByRole("button", { name: "Private link" }).waitFor();
    },
    run: async ({ page, actor }) => {
      await actor.click(page.getByRole("button", { name: "Private link" }));
      await actor.click(page.getByRole("button", { name: "Create a link" }));
      await page.getByRole("textbox", { name: "Private link" }).waitFor();
    },
    expectDone: async (page) => {
      const url = await page.getByRole("textbox", { name: "Private link" }).inputValue();
      const visitor = await page.context().browser()?.newContext();
      const shown = await visitor?.newPage();
      await shown?.goto(url);
      await shown?.getByText("Not public. This link shows it until").waitFor();
      expect(await shown?.title()).not.toBe("");
      await visitor?.close();
    },
  },
];
