import type { Page } from "@playwright/test";

export class ProjectList {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get table() {
    return this.page.getByRole("table", { name: "Projects" });
  }
  row(title: string) {
    return this.table.getByRole("row").filter({ hasText: title });
  }
  /** A button of a row by its action: Edit, View, Publish, Unpublish, Delete, Restore. */
  action(verb: string, title: string) {
    return this.row(title).getByRole("button", { name: `${verb} ${title}`, exact: true });
  }
  get search() {
    return this.page.getByRole("searchbox", { name: "Search projects" });
  }
  get filter() {
    return this.page.getByLabel("Show", { exact: true });
  }
  get sort() {
    return this.page.getByLabel("Sort by", { exact: true });
  }
  open(query = "") {
    return this.page.goto(`/admin?tab=projects${query}`);
  }
}
