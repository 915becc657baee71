import { expect, it } from "vitest";
import { allItems, pressKey } from "./accelerators.ts";
import { FakeMenu } from "./menu.ts";
import { testState } from "./test-state.ts";

const press = { key: "n", code: "KeyN", control: true, meta: false, shift: false, alt: false };
const menuOf = (template: readonly Electron.MenuItemConstructorOptions[]) => {
  const state = testState({ platform: "linux" });
  state.menu = new FakeMenu(state, template, "Studio");
  return state;
};

it("refuses roles that Electron does not have, and items without label, role or type", () => {
  expect(() => menuOf([{ role: "nonsense" as "copy" }])).toThrow("nonsense");
  expect(() => menuOf([{ id: "empty" }])).toThrow("at least one of label, role or type");
});

it("gives roles the labels and keys of the platform", () => {
  const items = allItems(menuOf([{ role: "quit" }, { role: "windowMenu" }]).menu);
  expect(items.map(({ label }) => label)).toEqual(["Quit", "Window", "Minimize", "Zoom", "Close"]);
});

it("clicks the first enabled item with the accelerator, and no disabled one", () => {
  const pressed: string[] = [];
  const item = (label: string, enabled: boolean) => ({
    label,
    enabled,
    accelerator: "CmdOrCtrl+N",
    click: () => pressed.push(label),
  });
  const state = menuOf([item("off", false), item("on", true)]);
  pressKey(state, undefined, press);
  pressKey(state, undefined, { ...press, shift: true });
  expect(pressed).toEqual(["on"]);
});
