import { useEffect } from "react";
import { create } from "zustand";
import { OverviewTab } from "#site/admin/overview/index.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { useWhenIdle } from "#site/ui/use-when-idle.ts";

type Panel = React.ComponentType;

/**
 * Tabs load on demand: editors, lists and the Markdown preview are two thirds of the code, and the
 * overview needs none of them.
 */
const LOADERS: Readonly<Record<Exclude<TabId, "overview">, () => Promise<Panel>>> = {
  "blog-posts": async () => (await import("#site/admin/posts/posts-tab.tsx")).PostsTab,
  projects: async () => (await import("#site/admin/projects/projects-tab.tsx")).ProjectsTab,
  contacts: async () => (await import("#site/admin/inquiries/inquiries-tab.tsx")).InquiriesTab,
  "new-blog": async () => (await import("#site/admin/posts/post-editor-tab.tsx")).PostEditorTab,
};

type LoadResult = { readonly kind: "ready"; readonly Panel: Panel } | { readonly kind: "failed" };

const useLoadResults = create<Readonly<Partial<Record<TabId, LoadResult>>>>(() => ({
  overview: { kind: "ready", Panel: OverviewTab },
}));

type LoadedTab =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly Panel: Panel };

/** Loads the panel of a tab. Once loaded, it renders without a loading state. */
export function useLoadedTab(tab: TabId): LoadedTab {
  const result = useLoadResults((results) => results[tab]);
  useEffect(() => {
    void open(tab);
  }, [tab]);
  if (result?.kind !== "failed") return result ?? { kind: "loading" };
  return { kind: "failed", retry: () => void open(tab) };
}

/** Preloads all tabs when the browser is idle. */
export function usePreloadTabs() {
  useWhenIdle(() => {
    for (const { id } of DASHBOARD_TABS) {
      // Opening the tab retries and reports the error.
      fetchTab(id).catch(() => undefined);
    }
  });
}

async function open(tab: TabId) {
  if (useLoadResults.getState()[tab]?.kind === "failed")
    useLoadResults.setState({ [tab]: undefined });
  try {
    await fetchTab(tab);
  } catch (error) {
    console.error(`The tab ${tab} could not be loaded.`, error);
    useLoadResults.setState({ [tab]: { kind: "failed" } });
  }
}

async function fetchTab(tab: TabId) {
  if (tab === "overview" || useLoadResults.getState()[tab]?.kind === "ready") return;
  const Panel = await LOADERS[tab]();
  useLoadResults.setState({ [tab]: { kind: "ready", Panel } });
}
