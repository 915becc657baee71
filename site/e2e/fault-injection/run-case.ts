import { expect } from "@playwright/test";
import type { ConsoleWatch } from "#site/e2e/console-watch.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import type { Flow, FaultContext, InjectedFault } from "./flow.ts";
import { flows } from "./flows.ts";
import { PREPARED, STRIKES } from "./faults.ts";
import type { Cell, Fault, FlowName } from "./table.ts";

/** Faults that are injected into the file upload when the flow has one. */
const FILE_FAULTS: readonly Fault[] = ["413", "415", "upload cut"];

/** Console errors that are expected while a fault is active: offline, also those of tabs that are being preloaded. */
const EXPECTED =
  /ERR_|Failed to (load resource|fetch)|inquiry was not sent|\[(post|project)-|\[resource-error\] \/admin \S+\/assets\/|storage/i;

/** Runs one cell of the table: injects the fault and checks the expected result. */
export async function runCase(
  scene: FaultContext,
  errors: ConsoleWatch,
  name: FlowName,
  fault: Fault,
  cell: Cell,
) {
  errors.allow(EXPECTED);
  const flow = flows[name];
  await PREPARED[fault]?.(scene.page);
  await flow.prepare(scene);
  if (cell.ends === "succeeded" && cell.warns !== null) await expectText(scene, cell.warns);
  const struck = await injectFault(scene, flow, fault);
  await flow.send(scene);
  switch (cell.ends) {
    case "reported":
      return expectReported(scene, flow, struck, cell);
    case "in outbox":
      return expectInOutbox(scene, flow, struck);
    case "succeeded":
      return expectSucceeded(scene, flow, struck, cell.says);
    case "cannot happen":
      throw new Error(`There is nothing to play: ${cell.because}.`);
  }
}

async function expectText({ page }: FaultContext, text: string) {
  await expect(page.getByText(text).first()).toBeVisible();
}

async function injectFault(scene: FaultContext, flow: Flow, fault: Fault): Promise<InjectedFault> {
  const file = FILE_FAULTS.includes(fault) ? flow.file : null;
  if (file !== null) await flow.chooseFile?.(scene);
  const how = flow.strikes[fault] ?? STRIKES[fault];
  return how(scene, file ?? flow.row);
}

async function expectReported(
  scene: FaultContext,
  flow: Flow,
  struck: InjectedFault,
  { message, stored, then }: Extract<Cell, { ends: "reported" }>,
) {
  const conflict = scene.page.getByRole("alert").filter({ hasText: "Another version" });
  const notice = then === "keep mine" ? conflict : flow.failure(scene);
  await expect(notice.filter({ hasText: message }).first()).toBeVisible();
  await expect(flow.success(scene)).toHaveCount(0);
  const there = struck.stored ?? (stored ? flow.after : flow.before);
  expect(await flow.stored(scene), "while the fault lasts").toEqual(there);
  if (then === "retry" || then === "keep mine") await flow.expectInputPreserved(scene);
  await struck.lift();
  await recover(scene, flow, then);
  await expect.poll(() => flow.stored(scene), "afterwards").toEqual(flow.after);
}

async function recover(
  scene: FaultContext,
  flow: Flow,
  way: Extract<Cell, { ends: "reported" }>["then"],
) {
  const { page } = scene;
  switch (way) {
    case "row is gone":
      await page.reload();
      await expect(page.getByRole("heading", { name: "Blog Posts Management" })).toBeVisible();
      await expect(page.getByRole("button", { name: `Delete ${scene.word}` })).toHaveCount(0);
      return;
    case "keep mine":
      await page.getByRole("button", { name: "Keep mine" }).click();
      break;
    case "sign in and retry":
      await signInAgain(scene);
      await flow.expectInputPreserved(scene);
      await flow.send(scene);
      break;
    case "retry":
      await flow.send(scene);
  }
  await expect(flow.success(scene).first()).toBeVisible();
}

async function signInAgain({ page }: FaultContext) {
  const login = new LoginPage(page);
  await expect(login.endedPanel).toBeVisible();
  await login.signInInPlace(memberAccount);
}

async function expectInOutbox(scene: FaultContext, flow: Flow, struck: InjectedFault) {
  const { page } = scene;
  await expect(new Dashboard(page).toast("Saved on this device only")).toBeVisible();
  await expect(flow.success(scene)).toHaveCount(0);
  await struck.lift();
  const waiting = page.getByText("1 draft waits to be sent.");
  const tryNow = page.getByRole("button", { name: "Try now" });
  await expect(async () => {
    if (await tryNow.isVisible()) await tryNow.click({ timeout: 2000 });
    await expect(waiting).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect.poll(() => flow.stored(scene)).toEqual(flow.after);
}

async function expectSucceeded(
  scene: FaultContext,
  flow: Flow,
  struck: InjectedFault,
  says: string | null,
) {
  if (says !== null) await expectText(scene, says);
  await expect(flow.success(scene).first()).toBeVisible();
  expect(await flow.stored(scene)).toEqual(flow.after);
  await struck.lift();
}
