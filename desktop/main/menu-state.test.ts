import { expect, it } from "vitest";
import { DASHBOARD_TABS, PAGE_IDS } from "#site/platform/dashboard-manifest.ts";
import { applyMenuState, commandItemId } from "./menu-state.ts";
import type { MenuState } from "./menu-state.ts";

const ids = ["new-post", "save", "export", "tab-projects", "settings", "back", "forward"];

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
  expect(enabled({ canGoBack: true })).toEqual(["new-post", "tab-projects"]);
});

it("disables everything at the sign-in screen and behind a dialog, Back included", () => {
  expect(enabled({ available: [], canGoBack: true, canGoForward: true })).toEqual([]);
});

it("enables commands of the page, and Back if there is history", () => {
  const available = ["new-post", "tab", "save"] as const;
  expect(enabled({ available })).toEqual(["new-post", "save", "tab-projects"]);
  expect(enabled({ available, canGoBack: true })).toEqual([
    "new-post",
    "save",
    "tab-projects",
    "back",
  ]);
});

it("enables every tab and page of the dashboard, and names one item for each", () => {
  const tabsAndPages = [
    ...DASHBOARD_TABS.map(({ id }) => commandItemId({ type: "tab", tab: id })),
    ...PAGE_IDS.map((page) => commandItemId({ type: "page", page })),
  ];
  const items = new Map(tabsAndPages.map((id) => [id, { enabled: false }]));
  applyMenuState(
    { getMenuItemById: (id) => (items.get(id) ?? null) as never },
    { available: ["tab", "page"], canGoBack: false, canGoForward: false },
  );
  expect([...items.values()].every(({ enabled: isEnabled }) => isEnabled)).toBe(true);
  expect(commandItemId({ type: "tab", tab: "contacts" })).toBe("tab-contacts");
  expect(commandItemId({ type: "save" })).toBe("save");
});
