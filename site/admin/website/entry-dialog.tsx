import type { StoredCopy, UploadedImage } from "#site/content/page-copy.ts";
import { uploadedAt } from "./copy-model.ts";
import type { CopyEntry } from "./copy-model.ts";
import { HomeChoiceDialog } from "./home-choice-dialog.tsx";
import { PageImageDialog } from "./page-image-dialog.tsx";

interface EntryDialogProps {
  readonly entry: CopyEntry;
  /** The base copy with the changes. */
  readonly copy: StoredCopy;
  readonly onChange: (entry: CopyEntry, value: string | UploadedImage) => void;
  readonly onClose: () => void;
}

/** The dialog that changes an image, or what a list of the home page shows. */
export function EntryDialog({ entry, copy, onChange, onClose }: EntryDialogProps) {
  const shared = {
    copy,
    onApply: (value: string | UploadedImage) => {
      onChange(entry, value);
    },
    onClose,
  };
  if (entry.choice !== undefined) {
    return <HomeChoiceDialog choice={entry.choice} title={entry.label} {...shared} />;
  }
  return <PageImageDialog entry={entry} stored={uploadedAt(copy, entry)} {...shared} />;
}
