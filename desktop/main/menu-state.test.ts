import { expect, it } from "vitest";
import { applyMenuState, commandItemId } from "./menu-state.ts";
import type { MenuState } from "./menu-state.ts";

const ids = ["new-post", "save", "export", "tab-3", "settings", "back", "forward"];

/** The ids that are enabled in a state of the page. */
function enabled(state: Partial<MenuState>): readonly string[] {
  const items = new Map(ids.map((id) => [id, { enabled: true }]));
  applyMenuState(
    { getMenuItemById: (id) => (items.get(id) ?? null) as never },
    { available: null, canGoBack: false, canGoForward: false, ...state },
  );
  return ids.filter((id) => items.get(id)?.enabled);
}

it("enables only commands that open a page before a page listens", () => {
  expect(enabled({ canGoBack: true })).toEqual(["new-post", "tab-3"]);
});

it("disables everything at the sign-in screen and behind a dialog, Back included", () => {
  expect(enabled({ available: [], canGoBack: true, canGoForward: true })).toEqual([]);
});

it("enables commands of the page, and Back if there is history", () => {
  const available = ["new-post", "tab", "save"] as const;
  expect(enabled({ available })).toEqual(["new-post", "save", "tab-3"]);
  expect(enabled({ available, canGoBack: true })).toEqual(["new-post", "save", "tab-3", "back"]);
});

it("has one item per tab", () => {
  expect(commandItemId({ type: "tab", index: 4 })).toBe("tab-4");
  expect(commandItemId({ type: "save" })).toBe("save");
});
