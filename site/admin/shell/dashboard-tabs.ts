import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { rememberedSearch } from "./list-memory.ts";

/** The five tabs in their order. Ids stand in the address: /admin?tab=blog-posts */
export const DASHBOARD_TABS = [
  { id: "overview", label: "Overview" },
  { id: "blog-posts", label: "Blog Posts" },
  { id: "projects", label: "Projects" },
  { id: "contacts", label: "Contacts" },
  { id: "new-blog", label: "New Blog" },
] as const;

export type TabId = (typeof DASHBOARD_TABS)[number]["id"];

export interface AdminPlace {
  readonly tab: TabId;
  /** The open row: an id, or "new"; null shows the list (or, in New Blog, an empty form). */
  readonly id: string | null;
}

/** Where an address leads. Unknown tabs lead to the overview. */
export function placeOf(search: URLSearchParams): AdminPlace {
  const wanted = search.get("tab");
  const tab = DASHBOARD_TABS.find(({ id }) => id === wanted)?.id ?? "overview";
  const id = search.get("id");
  return { tab, id: id === "" ? null : id };
}

export function samePlace(one: AdminPlace, other: AdminPlace): boolean {
  return one.tab === other.tab && one.id === other.id;
}

/** The query of a place; `list` carries the list state that should come back with it. */
export function searchFor({ tab, id }: AdminPlace, list?: string): string {
  const search = new URLSearchParams(list);
  search.delete("tab");
  search.delete("id");
  const place = new URLSearchParams({ tab, ...(id === null ? {} : { id }) });
  const rest = search.toString();
  return rest === "" ? `?${place.toString()}` : `?${place.toString()}&${rest}`;
}

/** State of a link that brings a filter along for one visit of the tab. */
export const VISIT = { visit: true } as const;

/** Whether the present address was opened by such a link. */
export function isVisit(state: unknown): boolean {
  return typeof state === "object" && state !== null && "visit" in state && state.visit === true;
}

export function useTab(): AdminPlace {
  const [search] = useSearchParams();
  return useMemo(() => placeOf(search), [search]);
}

export interface AdminNavigation {
  /** Opens a tab, or a row in it. A list comes back as it was left: same search, filter, page. */
  readonly openTab: (
    tab: TabId,
    id?: string | null,
    options?: { readonly replace?: boolean },
  ) => void;
  /** A place as an address, for links; `list` narrows its list, such as "status=published". */
  readonly hrefFor: (tab: TabId, id?: string | null, list?: string) => string;
}

export function useAdminNavigation(): AdminNavigation {
  const navigate = useNavigate();
  const openTab = useCallback<AdminNavigation["openTab"]>(
    (tab, id = null, options) => {
      const list = rememberedSearch(tab);
      // At once: a transition may be put off for seconds while other parts of the page are busy.
      void navigate({ search: searchFor({ tab, id }, list) }, { ...options, flushSync: true });
    },
    [navigate],
  );
  return useMemo(
    () => ({ openTab, hrefFor: (tab, id = null, list) => searchFor({ tab, id }, list) }),
    [openTab],
  );
}
