import type { Page } from "@playwright/test";
import { storedOnDevice } from "#site/e2e/autosaved-form.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";

const WORDS = [
  "oak",
  "linen",
  "light",
  "kitchen",
  "attic",
  "north",
  "wool",
  "clay",
  "bath",
  "room",
];
const DRAFT = "A draft that grows";

/** Saves the draft that every round edits. */
export async function storeDraft(dashboard: Dashboard): Promise<void> {
  const { page, postForm } = dashboard;
  await dashboard.tab("New Blog").click();
  await postForm.fill({ title: DRAFT, content: "# Begun\n\n" });
  await postForm.status.selectOption("draft");
  await postForm.submit.click();
  await page.getByText("Saved as draft - not public").first().waitFor();
}

/**
 * One round of typical work, with different words each time: edit a draft, search lists, read inquiries,
 * use the command palette.
 */
export async function soakScenario(dashboard: Dashboard, round: number): Promise<void> {
  const word = `${WORDS[round % WORDS.length] ?? ""} ${round}`;
  await editDraft(dashboard, word);
  await searchList(dashboard, "Projects", "Search projects", word);
  await readInquiries(dashboard, round);
  await searchList(dashboard, "Contacts", "Search inquiries", word);
  await usePalette(dashboard.page, word);
  await dashboard.tab("Overview").click();
  await dashboard.page.getByRole("heading", { name: "Overview" }).waitFor();
}

async function editDraft(dashboard: Dashboard, word: string) {
  const { page, postForm } = dashboard;
  await dashboard.tab("Blog Posts").click();
  await page.getByRole("searchbox", { name: "Search posts" }).fill(DRAFT);
  await page.getByRole("button", { name: `Edit ${DRAFT}` }).click();
  await postForm.field("content").pressSequentially(`${word} `);
  await postForm.preview.click();
  const preview = page.getByRole("dialog");
  await preview.locator("iframe").contentFrame().getByRole("heading", { name: "Begun" }).waitFor();
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await storedOnDevice(page).waitFor();
  await postForm.submit.click();
  await page.getByText(/^Saved \d/).waitFor();
}

async function searchList(
  dashboard: Dashboard,
  name: "Projects" | "Contacts",
  label: string,
  word: string,
) {
  const { page } = dashboard;
  await dashboard.tab(name).click();
  const field = page.getByRole("searchbox", { name: label });
  await field.fill(word);
  await page.waitForURL((url) => url.searchParams.get("q") === word);
  await field.fill("");
  await page.waitForURL((url) => !url.searchParams.has("q"));
}

async function readInquiries(dashboard: Dashboard, round: number) {
  const { page, inbox } = dashboard;
  await dashboard.tab("Contacts").click();
  const rows = inbox.list.getByRole("link");
  await rows.first().waitFor();
  await rows.nth(round % (await rows.count())).click();
  await inbox.note.waitFor();
  await page.goBack();
  await rows.first().waitFor();
}

async function usePalette(page: Page, word: string) {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find or do" });
  await field.fill(word);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
}
