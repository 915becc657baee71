import type { Page } from "@playwright/test";

/** Values to type; absent fields remain unchanged. */
export interface PostText {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly author?: string;
  readonly tags?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

const labels: Readonly<Record<keyof PostText, string>> = {
  title: "Title",
  content: "Content",
  excerpt: "Excerpt",
  author: "Author",
  tags: "Tags",
  metaTitle: "Meta Title",
  metaDescription: "Meta Description",
};

export class PostForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  field(name: keyof PostText) {
    // The fields of author and tags have completions.
    const role = name === "author" || name === "tags" ? "combobox" : "textbox";
    return this.page.getByRole(role, { name: new RegExp(`^${labels[name]}\\W*$`) });
  }
  get category() {
    return this.page.getByLabel("Category");
  }
  get postType() {
    return this.page.getByLabel("Post Type");
  }
  get status() {
    return this.page.getByLabel("Status");
  }
  get imageInput() {
    return this.page.locator("input[type=file]").first();
  }
  get preview() {
    return this.page.getByRole("button", { name: "Preview" });
  }
  get submit() {
    return this.page.getByRole("button", {
      name: /^(Publish Post|Save Draft|Update Post|Unpublish to Draft|Uploading\.\.\.|Publishing\.\.\.)$/,
    });
  }
  /** The note above an emptied form about the post that it saved. */
  get savedNote() {
    return this.page.getByRole("status").filter({ hasText: /is live at|goes live|is saved as/ });
  }

  async open() {
    await this.page.goto("/admin?tab=new-blog");
    await this.field("title").waitFor();
  }
  /** Chooses the text field where the browser cannot remember the choice. */
  async showAsText() {
    const shown = this.page.getByRole("button", { name: /^Show (as text|visually)$/ });
    await shown.waitFor();
    if ((await shown.textContent()) === "Show as text") await shown.click();
  }
  async fill(text: PostText) {
    for (const name of Object.keys(labels) as (keyof PostText)[]) {
      const value = text[name];
      if (value !== undefined) await this.field(name).fill(value);
    }
  }
}
