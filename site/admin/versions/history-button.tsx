import { History } from "lucide-react";
import { useState } from "react";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { ToolButton } from "#site/ui/tool-button.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import type { VersionHistory } from "./version-history.ts";

interface HistoryButtonProps<Version> {
  readonly history: VersionHistory<Version>;
  /** Shows the version in the form, without a save; returns its undo. */
  readonly onRestore: (version: Version) => () => void;
}

/** Opens the earlier versions of a saved row. Restoring one changes only the form; it is not saved yet. */
export function HistoryButton<Version>({ history, onRestore }: HistoryButtonProps<Version>) {
  const [open, setOpen] = useState(false);
  const restore = (version: Version) => {
    const undo = onRestore(version);
    setOpen(false);
    toast.info({
      title: "The earlier text is shown",
      description: "Save to keep it.",
      duration: UNDO_MS,
      action: { label: "Undo", onClick: undo },
    });
  };
  return (
    <>
      <ToolButton
        icon={<History aria-hidden />}
        label="Earlier texts"
        onClick={() => {
          setOpen(true);
        }}
      />
      {open && (
        <HistoryDialog
          history={history}
          onRestore={restore}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
