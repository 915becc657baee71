import { useLoadedDialog } from "./load-dialog.ts";
import type { LoadableDialog } from "./load-dialog.ts";
import { PartNotLoaded } from "./part-not-loaded.tsx";

/** The content of a dialog, which loads when the dialog first opens. */
export function DialogContent({ dialog }: { readonly dialog: LoadableDialog }) {
  const loaded = useLoadedDialog(dialog);
  if (loaded.kind === "ready") return <loaded.DialogComponent />;
  return <PartNotLoaded part={loaded} />;
}
