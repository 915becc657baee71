import type { Page } from "@playwright/test";
import {
  contactConfirmation,
  contactFiles,
  contactForm,
  contactLabels,
  contactMessages,
} from "#site/content/contact.ts";

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
  /** The notification of success. */
  get successNotice() {
    return this.page.getByRole("status").filter({ hasText: contactMessages.sent.title });
  }
  /** The copy of the sent inquiry, in place of the form. */
  get confirmation() {
    return this.page.getByRole("status").filter({ hasText: contactConfirmation.heading });
  }
  get sendAnother() {
    return this.page.getByRole("button", { name: contactConfirmation.dismiss });
  }
  /** The `<details>` of the optional fields. */
  get more() {
    return this.page.locator("details", { hasText: contactForm.more });
  }

  /** The input for photos and plans, in the opened details. */
  get files() {
    return this.page.getByLabel(contactFiles.label, { exact: true });
  }
  /** The attached files. */
  get attached() {
    return this.page.getByRole("list", { name: contactFiles.list }).getByRole("listitem");
  }

  async open() {
    await this.page.goto("/contact");
    await this.field("name").waitFor();
  }
  async fill(text: Partial<Record<FieldName, string>>) {
    for (const [name, value] of Object.entries(text) as [FieldName, string][]) {
      const field = this.field(name);
      if (!(await field.isVisible())) await this.more.locator("summary").click();
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
