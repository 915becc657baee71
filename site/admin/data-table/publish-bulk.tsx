import { Button } from "@chakra-ui/react";
import { EyeOff, Send, Trash2, Undo2 } from "lucide-react";
import type { PublishStatus } from "#supabase/data/limits.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { formatCount } from "#site/format/number.ts";
import { useBulk } from "./use-bulk.ts";
import type { SelectAll } from "./use-select-all.ts";
import type { RowSelection } from "./use-selection.ts";

interface PublishedRow {
  readonly id: string;
  readonly title: string;
  readonly status: PublishStatus;
  readonly version: number;
  readonly deleted_at: string | null;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface PublishBulkProps<Row extends PublishedRow> {
  readonly selection: RowSelection<Row>;
  readonly selectAll: SelectAll;
  readonly nouns: readonly [string, string];
  readonly refresh: () => Promise<unknown>;
  /** Each fails with a conflict when the row has another version than the given one. */
  readonly setStatus: (row: Versioned, status: PublishStatus) => Promise<Versioned>;
  readonly trash: (row: Versioned) => Promise<void>;
  readonly restore: (row: Versioned) => Promise<void>;
}

/** Bulk actions (publish, unpublish, trash, restore); each applies to the selected rows it fits. */
export function PublishBulk<Row extends PublishedRow>(props: PublishBulkProps<Row>) {
  const { selection, selectAll, nouns, refresh, setStatus, trash, restore } = props;
  const { rows } = selection;
  const bulk = useBulk<Row>({ selection, nouns, refresh, titleOf: ({ title }) => title });
  const active = rows.filter(({ deleted_at }) => deleted_at === null);
  const trashed = rows.filter(({ deleted_at }) => deleted_at !== null);
  const drafts = active.filter(({ status }) => status === "draft");
  const published = active.filter(({ status }) => status === "published");
  const change = (some: readonly Row[], status: PublishStatus) =>
    bulk.run(some, {
      did: status === "published" ? "published" : "unpublished",
      change: (row) => setStatus(row, status),
      undo: (before, after) => setStatus(after, before.status),
    });

  const actions = [
    { label: "Publish", icon: <Send />, fits: drafts, act: () => change(drafts, "published") },
    {
      label: "Unpublish",
      icon: <EyeOff />,
      fits: published,
      act: () => change(published, "draft"),
    },
    {
      label: "Restore",
      icon: <Undo2 />,
      fits: trashed,
      act: () => bulk.run(trashed, { did: "restored", change: restore, undo: undoTrash(trash) }),
    },
    {
      label: "Move to trash",
      icon: <Trash2 />,
      fits: active,
      act: () => bulk.run(active, { did: "moved to the trash", change: trash, undo: restore }),
    },
  ];
  return (
    <SelectionBar selection={selection} selectAll={selectAll} nouns={nouns} running={bulk.running}>
      {actions
        .filter(({ fits }) => fits.length > 0)
        .map(({ label, icon, fits, act }) => (
          <Button
            key={label}
            size="sm"
            variant="outline"
            disabled={bulk.running !== null || selectAll.fetched !== null}
            onClick={() => void act()}
          >
            {icon} {fits.length === rows.length ? label : `${label} (${formatCount(fits.length)})`}
          </Button>
        ))}
    </SelectionBar>
  );
}

/** Moves restored rows back to the trash. Restoring increments the version by one. */
function undoTrash(trash: (row: Versioned) => Promise<void>) {
  return ({ id, version }: Versioned) => trash({ id, version: version + 1 });
}
