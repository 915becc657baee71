import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { watchAcknowledgements } from "./acknowledgements.ts";
import { forms } from "./forms.ts";
import type { Clients } from "./forms.ts";
import { WORDS } from "./plan.ts";
import type { Moment, RoundPlan } from "./plan.ts";
import { countDrafts } from "./stored-drafts.ts";
import type { OpenDashboard, CrashTestStudio } from "./crash-test-studio.ts";

export interface Scene {
  readonly studio: CrashTestStudio;
  readonly clients: Clients;
}

/** Result of a round without loss. */
export interface Round {
  readonly plan: RoundPlan;
  /** The text that was reported as saved before the kill. */
  readonly acknowledged: string;
  /** Whether a draft was offered afterwards; if not, all text was stored or none acknowledged. */
  readonly restored: boolean;
  /** The texts of the rows at the end: one, or none if nothing was acknowledged. */
  readonly stored: readonly string[];
}

/** How long to wait for an offered draft: the closed tab may not have released its lock yet. */
const OFFER_MS = 2500;
/** How long the outbox may take to send what it holds. */
const OUTBOX_MS = 30_000;
/** How long the script stays at the page after it has lost the backend. */
const AFTER_BACKEND_MS = 1000;

/** Types, optionally saves, kills the target, reopens the form and saves the restored text. Throws when an
 * acknowledged character is lost or a second row appears. */
export async function playRound(scene: Scene, plan: RoundPlan): Promise<Round> {
  const query = await forms[plan.form].prepare(scene.clients, plan);
  const acknowledged = (await typeUntilKilled(scene, plan, query)).trimEnd();
  const restored = await reopenAndSave(scene, plan, query, acknowledged);
  const stored = await storedTexts(scene, plan);
  const left = restored ?? stored[0] ?? "";
  expect(beginning(left, acknowledged), `text of the ${described(plan)}`).toBe(acknowledged);
  const expected = left === "" ? [] : [left];
  await expect
    .poll(() => storedTexts(scene, plan), `rows of the ${described(plan)}`)
    .toEqual(expected);
  await scene.studio.endApp();
  return { plan, acknowledged, restored: restored !== null, stored: expected };
}

export async function storedTexts({ clients }: Scene, plan: RoundPlan): Promise<string[]> {
  const texts = await forms[plan.form].stored(clients.staff, plan.title);
  return texts.map((text) => text.trimEnd());
}

export function described({ form, title, killTarget }: RoundPlan): string {
  return `${form} ${title}, ${killTarget} killed`;
}

/** Resolves with the text that was reported as saved, on this device or by the server. */
async function typeUntilKilled(scene: Scene, plan: RoundPlan, query: string): Promise<string> {
  const { studio } = scene;
  const { killTarget, kill } = plan;
  const form = forms[plan.form];
  let latest = () => "";
  const opened = await studio.openDashboard(killTarget, async (page) => {
    ({ latest } = await watchAcknowledgements(page, form.fieldName));
  });
  const dashboard = await openForm(opened, plan, query);
  await expect(discardButton(opened.page), `an old draft at the ${described(plan)}`).toHaveCount(0);
  const acknowledged = async () => {
    const isSaved = (await form.success(dashboard, plan.text).count()) > 0;
    return isSaved ? plan.text : latest();
  };

  const reached = Promise.withResolvers<undefined>();
  const mark = (moment: Moment) => {
    if (moment === kill.since) reached.resolve(undefined);
  };
  let pageEnds = false;
  const typing = typeAndSave(dashboard, plan, mark).catch((error: unknown) => {
    if (!pageEnds) throw error;
  });
  await Promise.race([reached.promise, typing]);
  await pause(kill.ms);
  const before = await acknowledged();
  pageEnds = killTarget !== "backend";
  await studio.kill(killTarget);
  await typing;
  if (before === plan.text) return before;
  if (pageEnds) return latest();
  await pause(AFTER_BACKEND_MS);
  return acknowledged();
}

async function typeAndSave(dashboard: Dashboard, plan: RoundPlan, mark: (moment: Moment) => void) {
  const { head, text, submit } = forms[plan.form];
  mark("first key");
  if (head !== null) {
    await head.title(dashboard).fill(plan.title);
    await head.status(dashboard).selectOption(plan.status);
  }
  await text(dashboard).fill("");
  await text(dashboard).pressSequentially(plan.text, { delay: plan.keyDelay });
  mark("last key");
  if (!plan.saves) return;
  mark("save");
  await submit(dashboard).click();
}

/** Reopens the form; restores and saves an offered draft and resolves with its text; null when none was
 * offered. */
async function reopenAndSave(scene: Scene, plan: RoundPlan, query: string, acknowledged: string) {
  const { head, text, submit, success } = forms[plan.form];
  const opened = await scene.studio.openDashboard(plan.killTarget, () => Promise.resolve());
  let dashboard = await openForm(opened, plan, query);
  const rowQuery = await autosavedRow(scene, plan, opened.page);
  if (rowQuery !== null) dashboard = await openForm(opened, plan, rowQuery);
  if (!(await isOffered(scene, plan, opened.page, acknowledged))) return null;
  if (!(await isRestored(opened.page))) {
    expect(await isOffered(scene, plan, opened.page, acknowledged)).toBe(false);
    return null;
  }
  await expect(restoreButton(opened.page)).toHaveCount(0);
  if (head !== null) await expect(head.title(dashboard)).toHaveValue(plan.title);
  const field = text(dashboard);
  await expect
    .poll(
      async () => beginning(await field.inputValue(), acknowledged),
      `restored text of the ${described(plan)}`,
    )
    .toBe(acknowledged);
  // A form without text cannot be saved.
  if ((await field.inputValue()).trim() === "") await field.fill(WORDS[0]);
  const left = await field.inputValue();
  await submit(dashboard).click();
  await expect(success(dashboard, left).first()).toBeVisible();
  // The draft of a stored row contains its id, the draft of a new one only its title.
  const mark = new URLSearchParams(rowQuery ?? query).get("id") ?? plan.title;
  await expect
    .poll(() => countDrafts(opened.page, mark), `drafts left of the ${described(plan)}`)
    .toBe(0);
  return left.trimEnd();
}

/** Restores the offered draft; false if the page takes the offer back before the click, because a list that it has
 * just fetched contains the text. */
async function isRestored(page: Page): Promise<boolean> {
  try {
    await restoreButton(page).click({ timeout: OFFER_MS });
    return true;
  } catch (error) {
    if (await restoreButton(page).isVisible()) throw error;
    return false;
  }
}

/** The query of the row that an autosave has created, whose form offers what was typed since; null if the page
 * offers the draft of a new form. */
async function autosavedRow({ clients }: Scene, plan: RoundPlan, page: Page) {
  const { autosaved } = forms[plan.form];
  if (autosaved === undefined || (await isShown(restoreButton(page)))) return null;
  return autosaved(clients, plan);
}

/** Whether a button appears within the time that an offered draft may take. */
function isShown(button: Locator): Promise<boolean> {
  return button.waitFor({ timeout: OFFER_MS }).then(
    () => true,
    () => false,
  );
}

/** Whether the page offers a draft; if not, the acknowledged text must be stored, or be sent by the outbox
 * shortly. */
async function isOffered(scene: Scene, plan: RoundPlan, page: Page, acknowledged: string) {
  const restore = restoreButton(page);
  const offered = await isShown(restore);
  if (offered || acknowledged === "") return offered;
  const where = async () => {
    if (await restore.isVisible()) return "offered";
    const texts = await storedTexts(scene, plan);
    return texts.some((text) => beginning(text, acknowledged) === acknowledged)
      ? "stored"
      : "nowhere";
  };
  await expect
    .poll(where, {
      message: `where “${acknowledged}” of the ${described(plan)} is`,
      timeout: OUTBOX_MS,
    })
    .not.toBe("nowhere");
  return restore.isVisible();
}

/** Opens the form; signs in again when the session was lost. */
async function openForm(
  { page, goTo }: OpenDashboard,
  plan: RoundPlan,
  query: string,
): Promise<Dashboard> {
  const dashboard = new Dashboard(page);
  const login = new LoginPage(page);
  const text = forms[plan.form].text(dashboard);
  await goTo(query);
  await expect(text.or(login.submit)).toBeVisible();
  if (await login.submit.isVisible()) {
    await login.fill(memberAccount);
    await login.submit.click();
    await expect(text).toBeVisible();
  }
  return dashboard;
}

const restoreButton = (page: Page) => page.getByRole("button", { name: "Restore", exact: true });
const discardButton = (page: Page) => page.getByRole("button", { name: "Discard", exact: true });

/** The part of a text that has to equal the acknowledged one. */
function beginning(text: string, acknowledged: string): string {
  return text.slice(0, acknowledged.length);
}
