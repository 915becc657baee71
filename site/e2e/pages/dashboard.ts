import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabLabel } from "#site/platform/dashboard-manifest.ts";
import { Inbox } from "./inbox.ts";
import { PostForm } from "./post-form.ts";
import { ProjectForm } from "./project-form.ts";
import { ProjectList } from "./project-list.ts";

export const TAB_NAMES = DASHBOARD_TABS.map(({ label }) => label);

export class Dashboard {
  readonly page: Page;
  readonly postForm: PostForm;
  readonly projectForm: ProjectForm;
  readonly projectList: ProjectList;
  readonly inbox: Inbox;
  constructor(page: Page) {
    this.page = page;
    this.postForm = new PostForm(page);
    this.projectForm = new ProjectForm(page);
    this.projectList = new ProjectList(page);
    this.inbox = new Inbox(page);
  }

  get tabs() {
    return this.page.getByRole("tab");
  }
  tab(name: TabLabel) {
    return this.page.getByRole("tab", { name, exact: true });
  }
  get logout() {
    return this.page.getByRole("button", { name: "Logout" });
  }
  /** A toast by its title. Chakra renders title and description as separate elements. */
  toast(title: string | RegExp) {
    return this.page.getByRole("status").filter({ hasText: title });
  }

  /** Opens a page by its entry in the Studio menu. */
  async openFromStudioMenu(name: string) {
    await this.expectOpen();
    await this.page.getByRole("button", { name: "Studio", exact: true }).click();
    // The menu takes the focus once it is placed.
    await expect(this.page.getByRole("menu", { name: "Studio" })).toBeFocused();
    const item = this.page.getByRole("menuitem", { name });
    // A click that begins while the menu of a phone still scrolls to the item can be lost.
    await item.scrollIntoViewIfNeeded();
    await item.click();
    const section = this.page.getByRole("region", { name, exact: true });
    await expect(section).toBeVisible();
    return section;
  }

  open(query = "") {
    return this.page.goto(`/admin${query}`);
  }
  async openTab(name: TabLabel) {
    await this.open();
    await this.expectOpen();
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute("aria-selected", "true");
  }
  async expectOpen() {
    await expect(this.page.getByRole("heading", { name: "Interior Design Admin" })).toBeVisible();
  }
}
