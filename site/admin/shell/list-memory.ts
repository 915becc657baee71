import { create } from "zustand";

interface ListMemory {
  /** Query of each tab's list as it was last seen. */
  readonly left: Readonly<Record<string, string | undefined>>;
  readonly remember: (tab: string, search: string) => void;
}

/** Lets a list come back with its search, filter, sort and page when its tab is opened again. */
export const useListMemory = create<ListMemory>()((set) => ({
  left: {},
  remember: (tab, search) => {
    set(({ left }) => ({ left: { ...left, [tab]: search } }));
  },
}));
