import type { Page } from "@playwright/test";
import { contactLabels } from "#site/content/contact.ts";

type FieldName = keyof typeof contactLabels;

/** Fill times below this are classified as spam; see site/pages/contact/contact-model.ts. */
const HUMAN_FILL_MS = 3200;

export class ContactPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  field(name: FieldName) {
    return this.page.getByLabel(contactLabels[name]);
  }
  get submit() {
    return this.page.getByRole("button", { name: /^(Send Message|Sending Message\.\.\.)$/ });
  }
  get confirmation() {
    return this.page.getByRole("status").filter({ hasText: "Your message is with us" });
  }

  async open() {
    await this.page.goto("/contact");
    await this.field("name").waitFor();
  }
  async fill(text: Partial<Record<FieldName, string>>) {
    for (const [name, value] of Object.entries(text) as [FieldName, string][]) {
      const field = this.field(name);
      if ((await field.evaluate((element) => element.tagName)) === "SELECT") {
        await field.selectOption(value);
      } else await field.fill(value);
    }
  }
  /** Waits as long as a human needs to fill in the form. */
  async dwell() {
    await this.page.waitForTimeout(HUMAN_FILL_MS);
  }
}
