import { Button, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteMediaFile } from "#supabase/data/media-files.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { SelectionBar } from "#site/admin/data-table/selection-bar.tsx";
import { useBulk } from "#site/admin/data-table/use-bulk.ts";
import type { SelectAll } from "#site/admin/data-table/use-select-all.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { fileTitle } from "#site/admin/media/library/media-thumbnail.tsx";
import { formatCount } from "#site/format/number.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { selectionSentence } from "./library-model.ts";
import type { SelectableFile } from "./library-model.ts";
import { useRefreshMedia } from "./use-library.ts";

const FILE_NOUNS = ["file", "files"] as const;

interface MediaBulkProps {
  readonly selection: RowSelection<SelectableFile>;
  readonly selectAll: SelectAll;
}

/** Deletes the selected files, after a question that names how many are in use. */
export function MediaBulk({ selection, selectAll }: MediaBulkProps) {
  const { rows } = selection;
  const { isDeleting, running, deleteAll } = useDeleteFiles(selection);
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    setIsConfirming(false);
  };
  const noun = FILE_NOUNS[rows.length === 1 ? 0 : 1];
  return (
    <SelectionBar selection={selection} selectAll={selectAll} nouns={FILE_NOUNS} running={running}>
      <Button
        size="sm"
        variant="outline"
        disabled={isDeleting}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Trash2 aria-hidden /> Delete selected
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Delete ${formatCount(rows.length)} ${noun}?`}
        confirmLabel="Delete forever"
        cancelLabel="Keep"
        onConfirm={() => {
          close();
          deleteAll();
        }}
        onCancel={close}
      >
        <Text>
          {selectionSentence(rows)} A deleted file cannot be brought back, except by a backup.
        </Text>
      </ConfirmDialog>
    </SelectionBar>
  );
}

function useDeleteFiles(selection: RowSelection<SelectableFile>) {
  const client = useStaffClient();
  const refresh = useRefreshMedia();
  const { run, running } = useBulk<SelectableFile>({
    selection,
    nouns: FILE_NOUNS,
    titleOf: fileTitle,
    refresh,
  });
  return {
    running,
    isDeleting: running !== null,
    deleteAll: () =>
      void run(selection.rows, {
        did: "deleted",
        change: ({ bucket, name }) => deleteMediaFile(client, bucket, name),
      }),
  };
}
