import { NavigationType } from "react-router-dom";
import type { SettingName } from "#site/content/site-settings.ts";
import type { SettingSectionId } from "#site/schemas/site-settings.ts";
import { DASHBOARD_TABS, isPageId } from "#site/platform/dashboard-manifest.ts";
import type { PageId, TabId } from "#site/platform/dashboard-manifest.ts";

/** A site setting, or a section of their form. */
export type SettingTarget = SettingName | SettingSectionId;

export interface TabLocation {
  readonly page: null;
  readonly tab: TabId;
  /** Id of the open row, or "new"; null means the list (in New Blog, an empty form). */
  readonly id: string | null;
}

interface PageLocation {
  readonly page: PageId;
  readonly tab: null;
  readonly id: null;
}

export type AdminLocation = TabLocation | PageLocation;

/**
 * Parses the location from the URL's query. A tab wins over a page; unknown ones fall back to the overview.
 */
export function parseLocation(search: URLSearchParams): AdminLocation {
  const requestedTab = search.get("tab");
  const page = search.get("page");
  if (requestedTab === null && isPageId(page)) return { page, tab: null, id: null };
  const tab = DASHBOARD_TABS.find(({ id }) => id === requestedTab)?.id ?? "overview";
  const id = search.get("id");
  return { page: null, tab, id: id === "" ? null : id };
}

/** Whether both name the same page, or the same tab and row; list states are not compared. */
export function isSameLocation(one: AdminLocation, other: AdminLocation): boolean {
  return one.page === other.page && one.tab === other.tab && one.id === other.id;
}

/** The query string of a page. */
export function pageSearch(page: PageId): string {
  return `?page=${page}`;
}

/** Query parameter of the Website page: the public page that is open in it. */
export const COPY_PAGE_PARAM = "site";

/** The query string of the Website page with a public page open; one without copy opens Home. */
export function copyPageSearch(page: string): string {
  return `${pageSearch("website")}&${new URLSearchParams({ [COPY_PAGE_PARAM]: page }).toString()}`;
}

/** Query parameter of Site settings: the setting or section that gets the focus. */
export const SETTING_PARAM = "setting";

/** The query string of Site settings at a setting or section. */
export function settingSearch(target: SettingTarget): string {
  return `${pageSearch("settings")}&${new URLSearchParams({ [SETTING_PARAM]: target }).toString()}`;
}

/** The query string of a tab; `list` is the list state to include. */
export function searchFor({ tab, id }: Omit<TabLocation, "page">, list?: string): string {
  const search = new URLSearchParams(list);
  search.delete("tab");
  search.delete("id");
  const location = new URLSearchParams({ tab, ...(id === null ? {} : { id }) });
  const rest = search.toString();
  return rest === "" ? `?${location.toString()}` : `?${location.toString()}&${rest}`;
}

/** Navigation state of a link whose filter applies to one visit of the tab only. */
export const VISIT = { visit: true } as const;

/** True if the current location was opened by such a link. */
export function isVisit(state: unknown): boolean {
  return typeof state === "object" && state !== null && "visit" in state && state.visit === true;
}

/** Navigation state of a change of the URL below a form that stays mounted. */
export const KEEPS_FORM = { keepsForm: true } as const;

/** True if a navigation replaces the URL only and the open form stays mounted, so that no text is left. */
export function keepsForm(action: NavigationType, state: unknown): boolean {
  return (
    action === NavigationType.Replace &&
    typeof state === "object" &&
    state !== null &&
    "keepsForm" in state
  );
}
