import { useEffect, useState } from "react";
import type { PageId } from "#site/platform/dashboard-manifest.ts";

type Content = React.ComponentType;

/** The pages, and the two dialogs that commands open. */
export type LoadablePart = PageId | "preferences" | "shortcuts";

/** Dynamic imports: each page is a chunk of its own that loads on first use. */
const LOADERS: Readonly<Record<LoadablePart, () => Promise<Content>>> = {
  account: async () => (await import("#site/admin/account/account-page.tsx")).AccountPage,
  website: async () => (await import("#site/admin/website/website-page.tsx")).WebsitePage,
  settings: async () =>
    (await import("#site/admin/site-settings/site-settings-page.tsx")).SiteSettingsPage,
  members: async () => (await import("#site/admin/members/members-page.tsx")).MembersPage,
  media: async () =>
    (await import("#site/admin/media-library/media-library-page.tsx")).MediaLibraryPage,
  categories: async () =>
    (await import("#site/admin/categories/categories-page.tsx")).CategoriesPage,
  "reply-templates": async () =>
    (await import("#site/admin/reply-templates/reply-templates-page.tsx")).ReplyTemplatesPage,
  backup: async () => (await import("#site/admin/backup/backup-page.tsx")).BackupPage,
  redirects: async () => (await import("#site/admin/redirects/redirects-page.tsx")).RedirectsPage,
  jobs: async () => (await import("#site/admin/jobs/jobs-page.tsx")).JobsPage,
  "personal-data": async () =>
    (await import("#site/admin/personal-data/personal-data-page.tsx")).PersonalDataPage,
  statistics: async () =>
    (await import("#site/admin/statistics/statistics-page.tsx")).StatisticsPage,
  trash: async () => (await import("#site/admin/trash/trash-page.tsx")).TrashPage,
  preferences: async () => (await import("./preferences-form.tsx")).PreferencesForm,
  shortcuts: async () => (await import("./shortcuts-list.tsx")).ShortcutsList,
};

type LoadedPart =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly Content: Content };

/** Loads the content of a page or dialog; `retry` repeats a failed import. */
export function useLoadedPart(id: LoadablePart): LoadedPart {
  const [attempts, setAttempts] = useState(0);
  const [loaded, setLoaded] = useState<{
    id: LoadablePart;
    Content: Content | null;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    LOADERS[id]().then(
      (Content) => {
        if (isCurrent) setLoaded({ id, Content });
      },
      (error: unknown) => {
        console.error(`The page ${id} could not be loaded.`, error);
        if (isCurrent) setLoaded({ id, Content: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempts]);
  if (loaded?.id !== id) return { kind: "loading" };
  if (loaded.Content !== null) return { kind: "ready", Content: loaded.Content };
  const retry = () => {
    setLoaded(null);
    setAttempts((count) => count + 1);
  };
  return { kind: "failed", retry };
}
