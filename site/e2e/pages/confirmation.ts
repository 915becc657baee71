import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Presses a button of the open confirmation after its focus trap has taken the focus. */
export async function confirm(page: Page, name: string) {
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Close" })).toBeFocused();
  await question.getByRole("button", { name, exact: true }).press("Enter");
  await expect(question).toHaveCount(0);
}
