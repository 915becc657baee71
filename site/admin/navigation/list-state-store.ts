import { create } from "zustand";
import { useSession } from "#site/admin/session/session-store.ts";

interface RememberedList {
  /** The list's own query. */
  readonly search: string;
  /** The query set by a link, such as an overview counter; applies until the tab is left. */
  readonly linkedSearch: string | null;
}

interface ListStateStore {
  readonly left: Readonly<Record<string, RememberedList | undefined>>;
  /** `byLink`: a link set the filter, not the list's controls. */
  readonly remember: (tab: string, search: string, byLink: boolean) => void;
  /** Discards the query set by a link. */
  readonly discardLinkedSearch: (tab: string) => void;
}

/** List state per tab, restored when the tab is opened again. */
export const useListStateStore = create<ListStateStore>()((set) => ({
  left: {},
  remember: (tab, search, byLink) => {
    set(({ left }) => ({ left: { ...left, [tab]: nextState(left[tab], search, byLink) } }));
  },
  discardLinkedSearch: (tab) => {
    set(({ left }) => {
      const list = left[tab];
      return list === undefined
        ? {}
        : { left: { ...left, [tab]: { ...list, linkedSearch: null } } };
    });
  },
}));

// A different member must not see the searches of the previous one.
useSession.subscribe((now, before) => {
  if (now.memberSession !== before.memberSession) useListStateStore.setState({ left: {} });
});

/** The tab's last query; undefined before the first visit. */
export function rememberedSearch(tab: string): string | undefined {
  const list = useListStateStore.getState().left[tab];
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
  const [left, right] = [new URLSearchParams(one), new URLSearchParams(other)];
  for (const query of [left, right]) {
    query.delete("id");
    query.sort();
  }
  return left.toString() === right.toString();
}
