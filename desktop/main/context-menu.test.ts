import type { MenuItemConstructorOptions } from "electron";
import { describe, expect, it, vi } from "vitest";
import { contextMenuTemplate } from "./context-menu.ts";
import type { ContextMenuEffects, ContextMenuTarget } from "./context-menu.ts";

const nothing: ContextMenuTarget = {
  misspelledWord: "",
  dictionarySuggestions: [],
  isEditable: false,
  selectionText: "",
  editFlags: { canCut: true, canCopy: true, canPaste: false } as never,
  linkURL: "",
  hasImageContents: false,
  x: 0,
  y: 0,
};
const effects = (changes: Partial<ContextMenuEffects> = {}) => ({
  platform: "linux" as const,
  replace: vi.fn(),
  learn: vi.fn(),
  languages: null,
  copyText: vi.fn(),
  copyImage: vi.fn(),
  lookUp: vi.fn(),
  ...changes,
});
const choose = (items: readonly MenuItemConstructorOptions[], label: string) =>
  items.find((item) => item.label === label)?.click?.({} as never, undefined, {});
const labels = (items: readonly MenuItemConstructorOptions[]) =>
  items.map(({ label, role, type }) => label ?? role ?? type);

describe("spelling", () => {
  const misspelled = { ...nothing, isEditable: true, misspelledWord: "wainscott" };

  it("offers suggestions first and adds a word to the dictionary", () => {
    const given = effects();
    const items = contextMenuTemplate(
      { ...misspelled, dictionarySuggestions: ["wainscot"] },
      given,
    );
    expect(items[0]?.label).toBe("wainscot");
    choose(items, "wainscot");
    expect(given.replace).toHaveBeenCalledExactlyOnceWith("wainscot");
    choose(items, "Add “wainscott” to Dictionary");
    expect(given.learn).toHaveBeenCalledExactlyOnceWith("wainscott");
    expect(items.find((item) => item.role === "paste")?.enabled).toBe(false);
  });

  it("has a disabled item when there is no suggestion", () => {
    expect(contextMenuTemplate(misspelled, effects())[0]).toEqual({
      label: "No suggestions",
      enabled: false,
    });
  });

  it("adds a language and removes one, by their names", () => {
    const set = vi.fn();
    const languages = { available: ["de", "pl", "en-US"], active: ["en-US"], set };
    const items = contextMenuTemplate({ ...nothing, isEditable: true }, effects({ languages }));
    const submenu = items.at(-1)?.submenu as MenuItemConstructorOptions[];
    expect(submenu.map(({ label, checked }) => [label, checked])).toEqual([
      ["American English", true],
      ["German", false],
      ["Polish", false],
    ]);
    choose(submenu, "Polish");
    expect(set).toHaveBeenLastCalledWith(["en-US", "pl"]);
    choose(submenu, "American English");
    expect(set).toHaveBeenLastCalledWith([]);
  });
});

describe("on the rest of the page", () => {
  it("offers copying of selected text, and the dictionary on macOS", () => {
    const selected = { ...nothing, selectionText: " oak " };
    expect(contextMenuTemplate(selected, effects())).toEqual([{ role: "copy" }]);
    const mac = effects({ platform: "darwin" });
    const items = contextMenuTemplate(selected, mac);
    expect(labels(items)).toEqual(["Look Up “oak”", "separator", "copy"]);
    choose(items, "Look Up “oak”");
    expect(mac.lookUp).toHaveBeenCalledOnce();
  });

  it("copies a link, an e-mail address and an image", () => {
    const given = effects();
    const link = {
      ...nothing,
      linkURL: "https://oak.example/a",
      hasImageContents: true,
      x: 4,
      y: 9,
    };
    const items = contextMenuTemplate(link, given);
    expect(labels(items)).toEqual(["Copy Link", "separator", "Copy Image"]);
    choose(items, "Copy Link");
    expect(given.copyText).toHaveBeenLastCalledWith("https://oak.example/a");
    choose(items, "Copy Image");
    expect(given.copyImage).toHaveBeenLastCalledWith(4, 9);
    const mail = contextMenuTemplate({ ...nothing, linkURL: "mailto:anna@client.example" }, given);
    choose(mail, "Copy E-mail Address");
    expect(given.copyText).toHaveBeenLastCalledWith("anna@client.example");
  });

  it("is empty elsewhere, and offers no internal address of the dashboard", () => {
    expect(contextMenuTemplate(nothing, effects())).toEqual([]);
    const own = { ...nothing, linkURL: "studio://dashboard/index.html#/?tab=projects" };
    expect(contextMenuTemplate(own, effects())).toEqual([]);
  });
});
