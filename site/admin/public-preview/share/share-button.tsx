import { Share2 } from "lucide-react";
import { useState } from "react";
import type { SharedRow } from "#supabase/data/preview-links.ts";
import { ToolButton } from "#site/ui/tool-button.tsx";
import { ShareDialog } from "./share-dialog.tsx";

interface ShareButtonProps {
  readonly row: SharedRow;
  /** The form has changes that are not saved; the link does not show them. */
  readonly hasUnsavedChanges: boolean;
}

/** Opens the private links to the preview of a saved row. */
export function ShareButton({ row, hasUnsavedChanges }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        icon={<Share2 aria-hidden />}
        label="Private link"
        onClick={() => {
          setOpen(true);
        }}
      />
      {open && (
        <ShareDialog
          row={row}
          hasUnsavedChanges={hasUnsavedChanges}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
