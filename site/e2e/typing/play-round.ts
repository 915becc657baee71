import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { staffAccount } from "#site/e2e/stacks.ts";
import { watchAcknowledgements } from "./acknowledgements.ts";
import { PIECES } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { VICTIMS } from "./studio-under-fire.ts";
import type { StudioUnderFire, Victim } from "./studio-under-fire.ts";

export interface Round {
  readonly victim: Victim;
  /** Number of characters that were reported as saved before the kill. */
  readonly acknowledged: number;
  /** Whether a draft was offered afterwards; if not, all text was stored or none acknowledged. */
  readonly restored: boolean;
}

interface Scene {
  readonly site: string;
  readonly studio: StudioUnderFire;
  readonly staff: StaffClient;
  readonly random: SeededRandom;
}

/** Random parameters of a round. Times in milliseconds. */
interface Plan {
  readonly title: string;
  readonly piece: Piece;
  readonly victim: Victim;
  readonly status: "draft" | "published";
  readonly text: string;
  readonly keyDelay: number;
  readonly saves: boolean;
  /** Since the first key press. */
  readonly killAfter: number;
}

/** How long to wait for an offered draft: the closed tab may not have released its lock yet. */
const OFFER_MS = 1500;

const WORDS = ["linen", "oak", "Łódź", "🪑", "a wall of books,", "north light", "…"] as const;

/** Types, optionally saves, kills a random process at a random time, reopens the form and saves the rest.
 * Throws when an acknowledged character is lost or a second row appears. */
export async function playRound(scene: Scene, title: string): Promise<Round> {
  const { studio, staff } = scene;
  const plan = planRound(scene.random, title);
  const acknowledged = await typeUntilKilled(scene, plan);
  const what = `${plan.piece.name} ${title}, ${plan.victim} killed`;
  const stored = async () => (await plan.piece.stored(staff, title)).map((text) => text.trimEnd());

  const page = await studio.newTab();
  const restored = await restoreAndSave(page, scene.site, plan);
  if (restored === null && acknowledged !== "") {
    // Saved directly, or sent by the outbox shortly afterwards.
    await expect.poll(async () => (await stored()).length, `rows of ${what}`).toBe(1);
  }
  const left = restored ?? (await stored())[0] ?? "";
  expect(left.startsWith(acknowledged.trimEnd()), `${what}: “${acknowledged}” → “${left}”`).toBe(
    true,
  );
  await expect.poll(stored, `texts of ${what}`).toEqual(left === "" ? [] : [left]);
  return { victim: plan.victim, acknowledged: acknowledged.length, restored: restored !== null };
}

function planRound(random: SeededRandom, title: string): Plan {
  const words = Array.from({ length: random.between(3, 12) }, () => random.pick(WORDS));
  return {
    title,
    piece: random.pick(PIECES),
    victim: random.pick(VICTIMS),
    status: random.pick(["draft", "published"]),
    text: words.join(" "),
    keyDelay: random.between(2, 30),
    saves: random.pick([true, false]),
    killAfter: random.between(200, 3000),
  };
}

/** Resolves with the text that was reported as saved, on this device or by the server. */
async function typeUntilKilled({ studio, site }: Scene, plan: Plan): Promise<string> {
  const { piece, victim } = plan;
  const page = await studio.newTab();
  const acknowledgements = await watchAcknowledgements(page, piece.fieldName);
  const dashboard = await openForm(page, site, piece);
  let killed = false;
  const typing = typeAndSave(dashboard, plan).catch((error: unknown) => {
    if (!killed) throw error;
  });
  await Promise.race([typing.then(() => pause(plan.killAfter)), pause(plan.killAfter)]);
  const saved = await dashboard.toast(piece.success).count();
  const acknowledged = saved > 0 ? plan.text : acknowledgements.latest();
  killed = true;
  await studio.kill(victim);
  await typing;
  return acknowledged;
}

async function typeAndSave(dashboard: Dashboard, plan: Plan): Promise<void> {
  const { piece, title, status, text, keyDelay, saves } = plan;
  await piece.title(dashboard).fill(title);
  await piece.status(dashboard).selectOption(status);
  await piece.text(dashboard).pressSequentially(text, { delay: keyDelay });
  if (saves) await piece.submit(dashboard).click();
}

/** Restores and saves the offered text and resolves with it; null when none was offered. */
async function restoreAndSave(page: Page, site: string, plan: Plan): Promise<string | null> {
  const { piece, title } = plan;
  const dashboard = await openForm(page, site, piece);
  const restore = page.getByRole("button", { name: "Restore" });
  const offered = await restore.waitFor({ timeout: OFFER_MS }).then(
    () => true,
    () => false,
  );
  if (!offered) return null;
  await restore.click();
  await expect(piece.title(dashboard)).toHaveValue(title);
  const text = piece.text(dashboard);
  // A form without text cannot be saved.
  if ((await text.inputValue()).trim() === "") await text.fill(WORDS[0]);
  const left = await text.inputValue();
  await piece.submit(dashboard).click();
  await expect(dashboard.toast(piece.success).first()).toBeVisible();
  return left.trimEnd();
}

/** Opens the form; signs in again when the session was lost with the browser. */
async function openForm(page: Page, site: string, piece: Piece): Promise<Dashboard> {
  const dashboard = new Dashboard(page);
  const login = new LoginPage(page);
  await page.goto(`${site}${piece.address}`);
  await expect(piece.title(dashboard).or(login.submit)).toBeVisible();
  if (await login.submit.isVisible()) {
    await login.fill(staffAccount);
    await login.submit.click();
    await expect(piece.title(dashboard)).toBeVisible();
  }
  return dashboard;
}
