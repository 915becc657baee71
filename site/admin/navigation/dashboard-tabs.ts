import { useCallback, useMemo } from "react";
import { NavigationType, useNavigate, useSearchParams } from "react-router-dom";
import { DASHBOARD_TABS, isPageId } from "#site/platform/dashboard-manifest.ts";
import type { PageId, TabId } from "#site/platform/dashboard-manifest.ts";
import { rememberedSearch } from "./list-state-store.ts";

interface TabLocation {
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

type AdminLocation = TabLocation | PageLocation;

/**
 * Parses the location from the URL's query. Beside a tab, `page` is the number of a page of its list.
 * Unknown tabs and pages fall back to the overview.
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

/** The location in the URL: a page, or a tab with its open row. */
export function useAdminLocation(): AdminLocation {
  const [search] = useSearchParams();
  return useMemo(() => parseLocation(search), [search]);
}

/** The tab in the URL with its open row, for the panels of tabs. */
export function useTab(): Omit<TabLocation, "page"> {
  const { tab, id } = useAdminLocation();
  return useMemo(() => ({ tab: tab ?? "overview", id }), [tab, id]);
}

const KEEPS_FORM = { keepsForm: true } as const;

/** True if a navigation replaces the URL only and the open form stays mounted, so that no text is left. */
export function keepsForm(action: NavigationType, state: unknown): boolean {
  return (
    action === NavigationType.Replace &&
    typeof state === "object" &&
    state !== null &&
    "keepsForm" in state
  );
}

export interface AdminNavigation {
  /** Opens a tab, or a row in it. The list state of the tab's last visit is restored. `keepsForm` with
   * `replace`: the open form gets another URL and stays mounted, see `keepsForm`. */
  readonly openTab: (
    tab: TabId,
    id?: string | null,
    options?: { readonly replace?: boolean; readonly keepsForm?: boolean },
  ) => void;
  readonly openPage: (page: PageId) => void;
  /** The URL of a location, for links; `list` sets its list state, such as "status=published". */
  readonly hrefFor: (tab: TabId, id?: string | null, list?: string) => string;
}

/** Navigates within the dashboard. The list state of a tab is restored from its last visit. */
export function useAdminNavigation(): AdminNavigation {
  const navigate = useNavigate();
  const openTab = useCallback<AdminNavigation["openTab"]>(
    (tab, id = null, { replace = false, keepsForm = false } = {}) => {
      const list = rememberedSearch(tab);
      const state = keepsForm ? KEEPS_FORM : null;
      // Synchronous: a transition could be delayed for seconds by other rendering.
      void navigate({ search: searchFor({ tab, id }, list) }, { replace, state, flushSync: true });
    },
    [navigate],
  );
  const openPage = useCallback<AdminNavigation["openPage"]>(
    (page) => {
      void navigate({ search: pageSearch(page) }, { flushSync: true });
    },
    [navigate],
  );
  return useMemo(
    () => ({ openTab, openPage, hrefFor: (tab, id = null, list) => searchFor({ tab, id }, list) }),
    [openTab, openPage],
  );
}
