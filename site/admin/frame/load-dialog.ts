import { useEffect, useState } from "react";
import type { DialogId } from "#site/platform/dashboard-manifest.ts";

type DialogComponent = React.ComponentType;

/** The dialogs behind the account menu, and the two that commands open. */
export type LoadableDialog = DialogId | "preferences" | "shortcuts";

/** Dynamic imports: each dialog is a chunk of its own that loads on first use. */
const LOADERS: Readonly<Record<LoadableDialog, () => Promise<DialogComponent>>> = {
  account: async () => (await import("#site/admin/account/account-dialog.tsx")).AccountDialog,
  settings: async () =>
    (await import("#site/admin/site-settings/site-settings-dialog.tsx")).SiteSettingsDialog,
  members: async () => (await import("#site/admin/members/members-dialog.tsx")).MembersDialog,
  media: async () =>
    (await import("#site/admin/media-library/media-library-dialog.tsx")).MediaLibraryDialog,
  categories: async () =>
    (await import("#site/admin/categories/categories-dialog.tsx")).CategoriesDialog,
  "reply-templates": async () =>
    (await import("#site/admin/reply-templates/reply-templates-dialog.tsx")).ReplyTemplatesDialog,
  backup: async () => (await import("#site/admin/backup/backup-dialog.tsx")).BackupDialog,
  redirects: async () =>
    (await import("#site/admin/redirects/redirects-dialog.tsx")).RedirectsDialog,
  jobs: async () => (await import("#site/admin/jobs/jobs-dialog.tsx")).JobsDialog,
  "personal-data": async () =>
    (await import("#site/admin/personal-data/personal-data-dialog.tsx")).PersonalDataDialog,
  trash: async () => (await import("#site/admin/trash/trash-dialog.tsx")).TrashDialog,
  preferences: async () => (await import("./preferences-form.tsx")).PreferencesForm,
  shortcuts: async () => (await import("./shortcuts-list.tsx")).ShortcutsList,
};

type LoadedDialog =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly DialogComponent: DialogComponent };

/** Loads a dialog's content; `retry` repeats a failed import. */
export function useLoadedDialog(id: LoadableDialog): LoadedDialog {
  const [attempts, setAttempts] = useState(0);
  const [loaded, setLoaded] = useState<{
    id: LoadableDialog;
    DialogComponent: DialogComponent | null;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    LOADERS[id]().then(
      (DialogComponent) => {
        if (isCurrent) setLoaded({ id, DialogComponent });
      },
      (error: unknown) => {
        console.error(`The dialog ${id} could not be loaded.`, error);
        if (isCurrent) setLoaded({ id, DialogComponent: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempts]);
  if (loaded?.id !== id) return { kind: "loading" };
  if (loaded.DialogComponent !== null)
    return { kind: "ready", DialogComponent: loaded.DialogComponent };
  const retry = () => {
    setLoaded(null);
    setAttempts((count) => count + 1);
  };
  return { kind: "failed", retry };
}
