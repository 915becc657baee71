import { expect, it, vi } from "vitest";
import { contextMenuTemplate } from "./context-menu.ts";

const editFlags = { canCut: true, canCopy: true, canPaste: false } as never;
const plain = {
  misspelledWord: "",
  dictionarySuggestions: [],
  isEditable: false,
  selectionText: "",
  editFlags,
};
const effects = () => ({ replace: vi.fn(), learn: vi.fn() });

it("offers spellings first and learns a word", () => {
  const spelling = effects();
  const items = contextMenuTemplate(
    {
      ...plain,
      isEditable: true,
      misspelledWord: "wainscott",
      dictionarySuggestions: ["wainscot"],
    },
    spelling,
  );
  expect(items[0]?.label).toBe("wainscot");
  items[0]?.click?.({} as never, undefined, {});
  expect(spelling.replace).toHaveBeenCalledExactlyOnceWith("wainscot");
  items[1]?.click?.({} as never, undefined, {});
  expect(spelling.learn).toHaveBeenCalledExactlyOnceWith("wainscott");
  expect(items.find((item) => item.role === "paste")?.enabled).toBe(false);
});

it("says so when there is no suggestion", () => {
  const params = { ...plain, isEditable: true, misspelledWord: "qqq" };
  expect(contextMenuTemplate(params, effects())[0]).toEqual({
    label: "No suggestions",
    enabled: false,
  });
});

it("offers copying of selected text and nothing on the rest of the page", () => {
  expect(contextMenuTemplate({ ...plain, selectionText: "oak" }, effects())).toEqual([
    { role: "copy" },
  ]);
  expect(contextMenuTemplate(plain, effects())).toEqual([]);
});
