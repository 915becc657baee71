import { createContext, useCallback, useContext, useMemo } from "react";
import type { Context, ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { CopyPage } from "#site/content/page-copy.ts";
import type { PageId, Place, TabId } from "#site/platform/dashboard-manifest.ts";
import {
  copyPageSearch,
  KEEPS_FORM,
  pageSearch,
  parseLocation,
  searchFor,
  settingSearch,
} from "./dashboard-tabs.ts";
import type { AdminLocation, SettingTarget, TabLocation } from "./dashboard-tabs.ts";
import { rememberedSearch } from "./list-state-store.ts";

export interface AdminNavigation {
  /** Opens a tab, or a row in it. The list state of the tab's last visit is restored. `keepsForm` with
   * `replace`: the open form gets another URL and stays mounted, see `keepsForm`. */
  readonly openTab: (
    tab: TabId,
    id?: string | null,
    options?: { readonly replace?: boolean; readonly keepsForm?: boolean },
  ) => void;
  readonly openPage: (page: PageId) => void;
  /** Opens a public page in Website. */
  readonly openCopyPage: (page: CopyPage) => void;
  /** Opens Site settings at a setting or section. */
  readonly openSetting: (target: SettingTarget) => void;
  /** The URL of a location, for links; `list` sets its list state, such as "status=published". */
  readonly hrefFor: (tab: TabId, id?: string | null, list?: string) => string;
}

const LocationContext = createContext<AdminLocation | null>(null);
const NavigationContext = createContext<AdminNavigation | null>(null);

/**
 * Provides location and navigation of the dashboard. Both keep their identity while only the list state in the URL
 * changes; the router's own hooks would render every row and menu at each change of a search.
 */
export function AdminNavigationProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LocationContext value={useParsedLocation()}>
      <NavigationContext value={useNavigation()}>{children}</NavigationContext>
    </LocationContext>
  );
}

/** The location in the URL: a page, or a tab with its open row. */
export function useAdminLocation(): AdminLocation {
  return useProvided(LocationContext);
}

/** The tab in the URL with its open row, for the panels of tabs. */
export function useTab(): Omit<TabLocation, "page"> {
  const { tab, id } = useAdminLocation();
  return useMemo(() => ({ tab: tab ?? "overview", id }), [tab, id]);
}

/** The open tab or page. */
export function usePlace(): Place {
  const { tab, page } = useAdminLocation();
  return page ?? tab;
}

/** Navigates within the dashboard. The list state of a tab is restored from its last visit. */
export function useAdminNavigation(): AdminNavigation {
  return useProvided(NavigationContext);
}

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error("AdminNavigationProvider is missing above.");
  return value;
}

function useParsedLocation(): AdminLocation {
  const [query] = useSearchParams();
  const location = parseLocation(query);
  const search = location.page === null ? searchFor(location) : pageSearch(location.page);
  return useMemo(() => parseLocation(new URLSearchParams(search)), [search]);
}

function useNavigation(): AdminNavigation {
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
  const openCopyPage = useCallback<AdminNavigation["openCopyPage"]>(
    (page) => {
      void navigate({ search: copyPageSearch(page) }, { flushSync: true });
    },
    [navigate],
  );
  const openSetting = useCallback<AdminNavigation["openSetting"]>(
    (target) => {
      void navigate({ search: settingSearch(target) }, { flushSync: true });
    },
    [navigate],
  );
  return useMemo(
    () => ({
      openTab,
      openPage,
      openCopyPage,
      openSetting,
      hrefFor: (tab, id = null, list) => searchFor({ tab, id }, list),
    }),
    [openTab, openPage, openCopyPage, openSetting],
  );
}
