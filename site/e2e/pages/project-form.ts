import type { Page } from "@playwright/test";

export interface ProjectText {
  readonly title?: string;
  readonly clientName?: string;
  readonly projectType?: string;
  readonly location?: string;
  readonly area?: string;
  readonly description?: string;
  readonly content?: string;
  readonly imageUrl?: string;
}

const labels: Readonly<Record<keyof ProjectText, string>> = {
  title: "Project Title",
  clientName: "Client Name",
  projectType: "Project Type",
  location: "Location",
  area: "Area",
  description: "Project Description",
  content: "Detailed Content",
  imageUrl: "Image URL",
};

export class ProjectForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  field(name: keyof ProjectText) {
    return this.page.getByRole("textbox", { name: new RegExp(`^${labels[name]}\\W*$`) });
  }
  get budget() {
    return this.page.getByLabel("Budget Range");
  }
  get status() {
    return this.page.getByLabel("Status");
  }
  get imageInput() {
    return this.page.locator("input[type=file]").first();
  }
  get removeImage() {
    return this.page.getByRole("button", { name: "Remove Image" });
  }
  get category() {
    return this.page.getByLabel("Category", { exact: true });
  }
  get gallery() {
    return this.page.getByRole("group", { name: "Gallery" });
  }
  /** Tiles of the contact sheet, in display order. */
  get tiles() {
    return this.gallery.getByRole("listbox").getByRole("option");
  }
  tile(number: number) {
    return this.tiles.nth(number - 1);
  }
  /** The fields and buttons of the one selected image. */
  get imagePanel() {
    return this.gallery.getByRole("group", { name: /^Picture \d+$/ });
  }
  /** Selects an image; resolves to its panel. */
  async chooseImage(number: number) {
    await this.tile(number).click();
    const panel = this.gallery.getByRole("group", {
      name: `Picture ${String(number)}`,
      exact: true,
    });
    await panel.waitFor();
    return panel;
  }
  /** The section "Project page". */
  get story() {
    const section = this.page.locator("details").filter({ hasText: "Project page" });
    return {
      summary: section.locator("summary"),
      row: (noun: string, number: number) =>
        section.getByRole("listitem", { name: `${noun} ${String(number)}`, exact: true }),
    };
  }
  get cancel() {
    return this.page.getByRole("button", { name: "Cancel" });
  }
  get preview() {
    return this.page.getByRole("button", { name: "Preview", exact: true });
  }
  get submit() {
    return this.page.getByRole("button", {
      name: /^(Publish Project|Schedule Project|Update Project|Save Draft|Creating\.\.\.|Saving\.\.\.)$/,
    });
  }

  /** Opens the create form by its button. */
  async open() {
    await this.page.goto("/admin?tab=projects");
    await this.page.getByRole("button", { name: "Add Project" }).first().click();
    await this.field("title").waitFor();
  }
  /** Opens a stored project by its deep link. */
  async edit(id: string) {
    await this.page.goto(`/admin?tab=projects&id=${id}`);
    await this.field("title").waitFor();
  }
  async fill(text: ProjectText) {
    for (const name of Object.keys(labels) as (keyof ProjectText)[]) {
      const value = text[name];
      if (value !== undefined) await this.field(name).fill(value);
    }
  }
}
