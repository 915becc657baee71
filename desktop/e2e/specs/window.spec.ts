import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { boundaryOf } from "#desktop/e2e/machine.ts";

for (const [dark, background] of [
  [false, "#FAF7F2"],
  [true, "#171411"],
] as const) {
  test(`the window waits for its first picture, over ${dark ? "dark" : "light"} paper @boundary`, async ({
    desktop,
  }) => {
    const app = await desktop.start({ dark });
    const { windowOptions } = boundaryOf(app);
    expect(windowOptions).toMatchObject({ show: false, backgroundColor: background });
    expect((await app.machine.told()).shown).toBe(true);
    await app.page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    const scheme = () => app.page.evaluate(() => document.documentElement.style.colorScheme);
    await expect.poll(scheme).toBe(dark ? "dark" : "light");
  });
}

test("a window that was left on a display now gone comes back into view @boundary", async ({
  desktop,
}) => {
  const userData = path.join(desktop.folder, "user-data");
  await mkdir(userData, { recursive: true });
  const leftAt = (x: number) =>
    writeFile(
      path.join(userData, "window.json"),
      JSON.stringify({ bounds: { x, y: 40, width: 900, height: 700 }, maximized: false }),
    );
  await leftAt(300);
  const there = boundaryOf(await desktop.start()).windowOptions;
  expect(there).toMatchObject({ x: 300, y: 40, width: 900, height: 700 });
  await leftAt(5000);
  const { x, y, ...back } = boundaryOf(await desktop.start()).windowOptions;
  expect([x, y]).toEqual([undefined, undefined]);
  expect(back).toMatchObject({ width: 900, height: 700 });
});

test("a misspelled word is offered right, by the menu under the pointer @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start();
  const state = boundaryOf(app);
  expect(state.windowOptions["webPreferences"]).toMatchObject({ spellcheck: true });
  const editFlags = { canCut: true, canCopy: true, canPaste: true };
  const words = { misspelledWord: "intereor", dictionarySuggestions: ["interior", "inferior"] };
  const params = { ...words, isEditable: true, selectionText: "intereor", editFlags };
  state.contents.emit("context-menu", {}, params);
  const items = state.contextMenu as readonly { label?: string; click?: () => void }[];
  expect(items.map(({ label }) => label).filter(Boolean)).toEqual([
    "interior",
    "inferior",
    "Add “intereor” to Dictionary",
  ]);
  items[0]?.click?.();
  items.find(({ label }) => label?.startsWith("Add"))?.click?.();
  expect(state.spelling).toEqual({ replaced: "interior", learned: "intereor" });
});

test("errors fill a log that turns over, stays here and is found under Help", async ({
  desktop,
}) => {
  const { page, machine } = await desktop.start();
  await page.evaluate(async () => {
    const line = "The page stumbled. ".repeat(200);
    for (let count = 0; count < 320; count += 1) await window.studioDesktop?.reportError(line);
  });
  const logs = async () => (await readdir(machine.logs)).sort();
  await expect.poll(logs).toEqual(["main.log", "main.log.old"]);
  const lines = await readFile(path.join(machine.logs, "main.log"), "utf8");
  expect(lines.length).toBeLessThan(1024 * 1024);
  expect(lines).toContain("[page] The page stumbled.");
  await machine.chooseMenu("Show Log File");
  expect((await machine.told()).opened).toEqual([path.join(machine.logs, "main.log")]);
});
