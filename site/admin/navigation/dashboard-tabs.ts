import { useCallback, useMemo } from "react";
import { NavigationType, useNavigate, useSearchParams } from "react-router-dom";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { rememberedSearch } from "./list-state-store.ts";

interface AdminLocation {
  readonly tab: TabId;
  /** Id of the open row, or "new"; null means the list (in New Blog, an empty form). */
  readonly id: string | null;
}

/** Parses the location from the URL's query. Unknown tabs fall back to the overview. */
export function parseLocation(search: URLSearchParams): AdminLocation {
  const requestedTab = search.get("tab");
  const tab = DASHBOARD_TABS.find(({ id }) => id === requestedTab)?.id ?? "overview";
  const id = search.get("id");
  return { tab, id: id === "" ? null : id };
}

/** Whether both name the same tab and row; list states are not compared. */
export function isSameLocation(one: AdminLocation, other: AdminLocation): boolean {
  return one.tab === other.tab && one.id === other.id;
}

/** The query string of a location; `list` is the list state to include. */
export function searchFor({ tab, id }: AdminLocation, list?: string): string {
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

/** The location in the URL: tab and open row. */
export function useTab(): AdminLocation {
  const [search] = useSearchParams();
  return useMemo(() => parseLocation(search), [search]);
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
  return useMemo(
    () => ({ openTab, hrefFor: (tab, id = null, list) => searchFor({ tab, id }, list) }),
    [openTab],
  );
}
