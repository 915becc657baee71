import { expect, type Page } from "@playwright/test";

export class LoginPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get email() {
    return this.page.getByLabel("Email");
  }
  get password() {
    return this.page.getByLabel("Password");
  }
  get submit() {
    return this.page.getByRole("button", { name: /Access Admin Panel|Authenticating/ });
  }

  open() {
    return this.page.goto("/admin");
  }

  async fill(account: { readonly email: string; readonly password: string }) {
    await this.email.fill(account.email);
    await this.password.fill(account.password);
  }

  /** Opens the dashboard's URL and signs in through the form. */
  async signInAs(account: { readonly email: string; readonly password: string }) {
    await this.open();
    await this.fill(account);
    await this.submit.click();
  }

  /** The form over the page after its session has ended. */
  get endedPanel() {
    return this.page.getByRole("dialog", { name: "Your session has ended" });
  }

  /** Signs in over the page, which stays open after its session has ended. */
  async signInInPlace(account: { readonly email: string; readonly password: string }) {
    const panel = this.endedPanel;
    await panel.getByLabel("Email").fill(account.email);
    await panel.getByLabel("Password").fill(account.password);
    await panel.getByRole("button", { name: "Access Admin Panel" }).click();
    await expect(panel).toHaveCount(0);
  }
}
