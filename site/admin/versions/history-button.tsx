import { Button } from "@chakra-ui/react";
import { History } from "lucide-react";
import { useState } from "react";
import type { PostVersion } from "#supabase/data/post-versions.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import type { PostFormState } from "./use-post-form.ts";
import { textsOfVersion, VERSION_FIELDS } from "./version-parts.ts";

/**
 * Opens the earlier versions of a stored post. Restoring one changes only the form; it is not saved
 * yet.
 */
export function HistoryButton({ state: { form, base } }: { readonly state: PostFormState }) {
  const [open, setOpen] = useState(false);
  if (base === null) return null;
  const restore = (version: PostVersion) => {
    const mine = form.getValues();
    const texts = textsOfVersion(version);
    for (const field of VERSION_FIELDS) form.setValue(field, texts[field], { shouldDirty: true });
    setOpen(false);
    toast.info({
      title: "The earlier text is shown",
      description: "Save to keep it.",
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: () => {
          for (const field of VERSION_FIELDS) {
            form.setValue(field, mine[field], { shouldDirty: true });
          }
        },
      },
    });
  };
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
        <History aria-hidden /> Earlier texts
      </Button>
      {open && (
        <HistoryDialog
          postId={base.id}
          present={form.getValues()}
          onRestore={restore}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
