import { create } from "zustand";

interface RememberedList {
  /** Query of the list as it was last seen. */
  readonly search: string;
  /** Query that a link brought along, such as that of a counter of the overview. It counts until the
   * tab is left. */
  readonly visit: string | null;
}

interface ListMemory {
  readonly left: Readonly<Record<string, RememberedList | undefined>>;
  /** `byLink`: the filter comes from a link, not from the controls of the list. */
  readonly remember: (tab: string, search: string, byLink: boolean) => void;
  /** Forgets what a link brought along. */
  readonly endVisit: (tab: string) => void;
}

/** Lets a list come back with its search, filter, sort and page when its tab is opened again. */
export const useListMemory = create<ListMemory>()((set) => ({
  left: {},
  remember: (tab, search, byLink) => {
    set(({ left }) => ({ left: { ...left, [tab]: remembered(left[tab], search, byLink) } }));
  },
  endVisit: (tab) => {
    set(({ left }) => {
      const list = left[tab];
      return list === undefined ? {} : { left: { ...left, [tab]: { ...list, visit: null } } };
    });
  },
}));

/** The query that opens a tab as its list was left; undefined before the first visit. */
export function rememberedSearch(tab: string): string | undefined {
  const list = useListMemory.getState().left[tab];
  return list?.visit ?? list?.search;
}

function remembered(
  before: RememberedList | undefined,
  search: string,
  byLink: boolean,
): RememberedList {
  const visit = before?.visit ?? null;
  // Opening a row and coming back does not make the filter of a link one's own.
  const isVisit = byLink || (visit !== null && sameList(visit, search));
  return isVisit ? { search: before?.search ?? "", visit: search } : { search, visit: null };
}

function sameList(one: string, other: string): boolean {
  const [left, right] = [new URLSearchParams(one), new URLSearchParams(other)];
  for (const query of [left, right]) {
    query.delete("id");
    query.sort();
  }
  return left.toString() === right.toString();
}
