import { Button } from "@chakra-ui/react";
import { Share2 } from "lucide-react";
import { useState } from "react";
import type { PreviewedRow } from "#supabase/data/preview-links.ts";
import { ShareDialog } from "./share-dialog.tsx";

interface ShareButtonProps {
  readonly row: PreviewedRow;
  /** The form has changes that are not saved; the link does not show them. */
  readonly hasUnsavedChanges: boolean;
}

/** Opens the private links to the preview of a stored row. */
export function ShareButton({ row, hasUnsavedChanges }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Share2 aria-hidden /> Private link
      </Button>
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
