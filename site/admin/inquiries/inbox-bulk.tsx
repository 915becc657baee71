import { Button, NativeSelect, Text } from "@chakra-ui/react";
import { Download, Eraser, Mail, MailOpen } from "lucide-react";
import { useState } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import { formatCount } from "#site/format/number.ts";
import { SelectionBar } from "#site/admin/data-table/selection-bar.tsx";
import type { SelectAll } from "#site/admin/data-table/use-select-all.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";
import { INQUIRY_NOUNS, useInboxBulk } from "./use-inbox-bulk.ts";

interface InboxBulkProps {
  readonly selection: RowSelection<Inquiry>;
  readonly selectAll: SelectAll;
  readonly onExport: (rows: readonly Inquiry[]) => void;
}

/** Bulk actions for the selected inquiries. */
export function InboxBulk({ selection, selectAll, onExport }: InboxBulkProps) {
  const { rows } = selection;
  const bulk = useInboxBulk(selection);
  const busy = bulk.running !== null || selectAll.fetched !== null;
  const anyUnread = rows.some(({ read_at }) => read_at === null);
  return (
    <SelectionBar
      selection={selection}
      selectAll={selectAll}
      nouns={INQUIRY_NOUNS}
      running={bulk.running}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        onClick={() => void (anyUnread ? bulk.markRead() : bulk.markUnread())}
      >
        {anyUnread ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
        {anyUnread ? "Mark read" : "Mark unread"}
      </Button>
      <NativeSelect.Root size="sm" width="9.5rem" disabled={busy}>
        <NativeSelect.Field
          fontSize="sm"
          aria-label="Set status of the selected"
          value=""
          onChange={(event) => {
            const status = INQUIRY_STATUSES.find((known) => known === event.target.value);
            if (status !== undefined) void bulk.setStatus(status);
          }}
        >
          <option value="" disabled>
            Set status…
          </option>
          {INQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        onClick={() => {
          onExport(rows);
        }}
      >
        <Download aria-hidden /> Export selected
      </Button>
      <EraseSelected
        count={rows.length}
        busy={busy}
        onErase={() => {
          void bulk.erase();
        }}
      />
    </SelectionBar>
  );
}

interface EraseSelectedProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onErase: () => void;
}

function EraseSelected({ count, busy, onErase }: EraseSelectedProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const noun = INQUIRY_NOUNS[count === 1 ? 0 : 1];
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Eraser aria-hidden /> Erase selected
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Erase ${formatCount(count)} ${noun}?`}
        confirmLabel="Erase for good"
        onConfirm={() => {
          setIsConfirming(false);
          onErase();
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text>
          Everything these people wrote is erased, with your notes: names, e-mails, phones and
          messages. It cannot be undone.
        </Text>
      </ConfirmDialog>
    </>
  );
}
