import { Box, Spinner } from "@chakra-ui/react";
import { Crop, Link as LinkIcon, RefreshCw, TextCursorInput, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { RowActions } from "#site/admin/data-table/row-actions.tsx";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { cropImage } from "#site/admin/media/crop/crop-image.ts";
import { canCrop } from "#site/admin/media/crop/crop-source.ts";
import { displayName } from "#site/admin/media/library/media-thumbnail.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { useChooseReplacement } from "./use-choose-replacement.ts";

interface FileActionsProps {
  readonly file: LibraryFile;
  readonly describeButton: RefObject<HTMLButtonElement | null>;
  readonly isDeleting: boolean;
  readonly onDescribe: () => void;
  readonly onDelete: () => void;
}

/** The actions of a file: copy its address, crop, describe, replace, delete; below them the progress of a replacement. */
export function FileActions({ file, describeButton, isDeleting, ...on }: FileActionsProps) {
  const { choose, runningUpload } = useChooseReplacement(file);
  const name = displayName(file);
  return (
    <Box marginTop="auto">
      <RowActions title={name} trigger={FIRST} marginInline="-2">
        <RowAction
          label="Copy address"
          name={`Copy address of ${name}`}
          {...ROW_FOCUS_TARGET}
          onClick={() => void copyAddress(file)}
        >
          <LinkIcon />
        </RowAction>
        {canCrop(file.type) && (
          <RowAction
            label="Crop"
            name={`Crop ${name}`}
            onClick={() => void cropImage({ url: file.url })}
          >
            <Crop />
          </RowAction>
        )}
        <RowAction
          label="Describe"
          name={`Describe ${name}`}
          ref={describeButton}
          aria-haspopup="dialog"
          onClick={on.onDescribe}
        >
          <TextCursorInput />
        </RowAction>
        <RowAction
          label="Replace"
          name={`Replace ${name}`}
          busy={runningUpload !== null}
          onClick={() => void choose()}
        >
          <RefreshCw />
        </RowAction>
        <RowAction label="Delete" name={`Delete ${name}`} busy={isDeleting} onClick={on.onDelete}>
          {isDeleting ? <Spinner size="sm" /> : <Trash2 />}
        </RowAction>
      </RowActions>
      {runningUpload !== null && (
        <UploadProgress
          name={name}
          percent={runningUpload.percent}
          onCancel={runningUpload.cancel}
        />
      )}
    </Box>
  );
}

/** The menu's button is the card's only action on narrow screens. */
const FIRST = { ...ROW_FOCUS_TARGET, marginInline: "-2" } as const;

/** Copies the address of a file; without the right to do so, a toast shows it. */
async function copyAddress(file: LibraryFile): Promise<void> {
  try {
    await navigator.clipboard.writeText(file.url);
    toast.success({ title: "Address Copied" });
  } catch (error) {
    console.warn("The clipboard refused.", error);
    toast.warning({ title: "Copying Failed", description: file.url });
  }
}
