import { useEffect } from "react";
import { create } from "zustand";
import { OverviewTab } from "#site/admin/overview/index.ts";
import { DASHBOARD_TABS } from "./dashboard-tabs.ts";
import type { TabId } from "./dashboard-tabs.ts";

type Panel = React.ComponentType;

/** Editors, lists and the preview's markdown are two thirds of the dashboard; its first screen needs none. */
const LOADERS: Readonly<Record<Exclude<TabId, "overview">, () => Promise<Panel>>> = {
  "blog-posts": async () => (await import("#site/admin/posts/posts-tab.tsx")).PostsTab,
  projects: async () => (await import("#site/admin/projects/projects-tab.tsx")).ProjectsTab,
  contacts: async () => (await import("#site/admin/contacts/contacts-tab.tsx")).ContactsTab,
  "new-blog": async () => (await import("#site/admin/posts/new-blog-tab.tsx")).NewBlogTab,
};

type Arrival = { readonly kind: "ready"; readonly Panel: Panel } | { readonly kind: "failed" };

const useArrivals = create<Readonly<Partial<Record<TabId, Arrival>>>>(() => ({
  overview: { kind: "ready", Panel: OverviewTab },
}));

export type LoadedTab =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly Panel: Panel };

/** What a tab shows. Once it has been loaded it is there at once, without a flash. */
export function useLoadedTab(tab: TabId): LoadedTab {
  const arrival = useArrivals((arrivals) => arrivals[tab]);
  useEffect(() => {
    void open(tab);
  }, [tab]);
  if (arrival?.kind !== "failed") return arrival ?? { kind: "loading" };
  return { kind: "failed", retry: () => void open(tab) };
}

/** Fetches all tabs as soon as the open one has nothing left to do. Safari has no idle callback. */
export function useTabsAhead() {
  useEffect(() => {
    const fetchAll = () => {
      for (const { id } of DASHBOARD_TABS) {
        // Opening the tab tries again, and says so when that fails, too.
        fetchTab(id).catch(() => undefined);
      }
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchAll, 500);
      return () => {
        clearTimeout(timer);
      };
    }
    const waiting = requestIdleCallback(fetchAll, { timeout: 3000 });
    return () => {
      cancelIdleCallback(waiting);
    };
  }, []);
}

async function open(tab: TabId) {
  if (useArrivals.getState()[tab]?.kind === "failed") useArrivals.setState({ [tab]: undefined });
  try {
    await fetchTab(tab);
  } catch (error) {
    console.error(`The tab ${tab} could not be loaded.`, error);
    useArrivals.setState({ [tab]: { kind: "failed" } });
  }
}

async function fetchTab(tab: TabId) {
  if (tab === "overview" || useArrivals.getState()[tab]?.kind === "ready") return;
  const Panel = await LOADERS[tab]();
  useArrivals.setState({ [tab]: { kind: "ready", Panel } });
}
