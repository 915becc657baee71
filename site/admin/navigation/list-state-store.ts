import { create } from "zustand";
import { useSession } from "#site/admin/session/session-store.ts";

interface RememberedList {
  /** The list's own query. */
  readonly search: string;
  /** The query set by a link, such as an overview counter; applies until the tab is listsByTab. */
  readonly linkedSearch: string | null;
}

interface ListStateStore {
  readonly listsByTab: Readonly<Record<string, RememberedList | undefined>>;
  /** `byLink`: a link set the filter, not the list's controls. */
  readonly remember: (tab: string, search: string, byLink: boolean) => void;
  /** Discards the query set by a link. */
  readonly discardLinkedSearch: (tab: string) => void;
}

/** List state per tab, restored when the tab is opened again. */
export const useListStateStore = create<ListStateStore>()((set) => ({
  listsByTab: {},
  remember: (tab, search, byLink) => {
    set(({ listsByTab }) => ({
      listsByTab: { ...listsByTab, [tab]: nextState(listsByTab[tab], search, byLink) },
    }));
  },
  discardLinkedSearch: (tab) => {
    set(({ listsByTab }) => {
      const list = listsByTab[tab];
      return list === undefined
        ? {}
        : { listsByTab: { ...listsByTab, [tab]: { ...list, linkedSearch: null } } };
    });
  },
}));

// A different member must not see the searches of the previous one.
useSession.subscribe((now, before) => {
  if (now.memberSession !== before.memberSession) useListStateStore.setState({ listsByTab: {} });
});

/** The tab's last query; undefined before the first visit. */
export function rememberedSearch(tab: string): string | undefined {
  const list = useListStateStore.getState().listsByTab[tab];
  return list?.linkedSearch ?? list?.search;
}

function nextState(
  before: RememberedList | undefined,
  search: string,
  byLink: boolean,
): RememberedList {
  const visit = before?.linkedSearch ?? null;
  // Opening a row and returning does not turn a link's filter into the list's own.
  const isVisit = byLink || (visit !== null && hasSameListState(visit, search));
  return isVisit
    ? { search: before?.search ?? "", linkedSearch: search }
    : { search, linkedSearch: null };
}

function hasSameListState(one: string, other: string): boolean {
  const [listsByTab, right] = [new URLSearchParams(one), new URLSearchParams(other)];
  for (const query of [listsByTab, right]) {
    query.delete("id");
    query.sort();
  }
  return listsByTab.toString() === right.toString();
}
