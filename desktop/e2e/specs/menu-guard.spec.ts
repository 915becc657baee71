import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { boundaryOf } from "#desktop/e2e/machine.ts";
import type { Machine } from "#desktop/e2e/machine.ts";

/** Labels of the enabled items among these. */
async function enabledOf(machine: Machine, labels: readonly string[]): Promise<readonly string[]> {
  const entries = await machine.menu();
  return labels.filter((label) => entries.find((entry) => entry.label === label)?.enabled);
}

test("at the sign-in screen the menu's commands are disabled, and none waits for the sign-in", async ({
  desktop,
}) => {
  const { page, machine } = await desktop.start();
  const commands = ["New Post", "New Project", "Save", "Projects", "Find or Do…", "Settings…"];
  await expect.poll(() => enabledOf(machine, commands)).toEqual([]);
  await machine.chooseMenu("New Post");
  await page.keyboard.press("Control+n");
  const dashboard = await signIn(page);
  await expect
    .poll(() => enabledOf(machine, commands))
    .toEqual(commands.filter((label) => label !== "Save"));
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
});

test("Save, Publish and Export are enabled where they mean something", async ({ desktop }) => {
  const { machine, dashboard, page } = await desktop.startSignedIn();
  const enabled = () => enabledOf(machine, ["Save", "Publish", "Export…"]);
  await expect.poll(enabled).toEqual([]);
  await machine.chooseMenu("New Post");
  await expect.poll(enabled).toEqual(["Save", "Publish"]);
  await machine.chooseMenu("Contacts");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await expect.poll(enabled).toContain("Export…");
  await machine.chooseMenu("Projects");
  await expect(dashboard.tab("Projects")).toHaveAttribute("aria-selected", "true");
  await expect.poll(enabled).toEqual([]);
});

test("mouse buttons and swipes go back, but not behind a dialog @boundary", async ({ desktop }) => {
  for (const [platform, event, back, forward] of [
    ["win32", "app-command", "browser-backward", "browser-forward"],
    ["darwin", "swipe", "left", "right"],
  ] as const) {
    const app = await desktop.start({ platform });
    const dashboard = platform === "win32" ? await signIn(app.page) : null;
    const window = boundaryOf(app).windows[0];
    const shown = (name: string) =>
      expect(app.page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    if (dashboard !== null) await dashboard.expectOpen();
    await app.machine.chooseMenu("Projects");
    await shown("Projects");
    await expect.poll(() => enabledOf(app.machine, ["Back"])).toEqual(["Back"]);
    window?.emit(event, { preventDefault: () => undefined }, back);
    await shown("Overview");
    await expect.poll(() => enabledOf(app.machine, ["Forward"])).toEqual(["Forward"]);
    window?.emit(event, { preventDefault: () => undefined }, forward);
    await shown("Projects");
    await app.machine.chooseMenu("Keyboard Shortcuts");
    await expect.poll(() => enabledOf(app.machine, ["Back"])).toEqual([]);
    window?.emit(event, { preventDefault: () => undefined }, back);
    await app.page.keyboard.press("Escape");
    await shown("Projects");
  }
});

test("Find… goes to the search of the list, and opens the palette where there is none", async ({
  desktop,
}) => {
  const { machine, page } = await desktop.startSignedIn();
  await machine.chooseMenu("Blog Posts");
  await expect(page.getByRole("searchbox").first()).toBeVisible();
  await machine.chooseMenu("Find…");
  await expect(page.getByRole("searchbox").first()).toBeFocused();
  await machine.chooseMenu("Overview");
  await machine.chooseMenu("Find…");
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
});
