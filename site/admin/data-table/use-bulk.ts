import { usePlace } from "#site/admin/navigation/admin-navigation.tsx";
import { useIsMounted } from "#site/ui/use-is-mounted.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { trackRun, useBulkRun } from "./bulk-runs.ts";
import { bulkNotice, runBulk } from "./run-bulk.ts";
import type { BulkResult } from "./run-bulk.ts";
import type { RowSelection } from "./use-selection.ts";

interface BulkAction<Row, Changed> {
  /** Past participle of the action: "published", "moved to the trash". */
  readonly did: string;
  readonly change: (row: Row) => Promise<Changed>;
  /** Reverts one change; absent when the action cannot be undone. */
  readonly undo?: (before: Row, after: Changed) => Promise<unknown>;
}

interface BulkSetup<Row> {
  readonly selection: RowSelection<Row>;
  readonly nouns: readonly [string, string];
  readonly titleOf: (row: Row) => string;
  /** Refetches lists and counters; called after every run, also after a failure. */
  readonly refresh: () => Promise<unknown>;
}

/** Runs one action on many rows, with one toast and one Undo. Failed rows remain selected. The action
 * continues, and reports its result, when the list is left. */
export function useBulk<Row extends { readonly id: string }>(setup: BulkSetup<Row>) {
  const { selection, refresh } = setup;
  const place = usePlace();
  const isMounted = useIsMounted();

  const run = async <Changed>(rows: readonly Row[], action: BulkAction<Row, Changed>) => {
    const { did, undo } = action;
    const result = await trackRun({ place, all: rows.length, undo: false }, async (report) => {
      const changed = await runBulk(rows, action.change, report);
      selection.replace(changed.failed.map(({ row }) => row));
      await refresh();
      return changed;
    });
    const undoChanges = undo && (() => void undoAll(result.done, undo));
    notify(setup, result, { did, selected: isMounted() }, undoChanges);
  };

  const undoAll = async <Changed>(
    changed: BulkResult<Row, Changed>["done"],
    undo: (before: Row, after: Changed) => Promise<unknown>,
  ) => {
    const { done, failed } = await trackRun(
      { place, all: changed.length, undo: true },
      async (report) => {
        const undone = await runBulk(changed, ({ before, after }) => undo(before, after), report);
        await refresh();
        return undone;
      },
    );
    const result = {
      done: done.map(({ before: { before }, after }) => ({ before, after })),
      failed: failed.map(({ row, reason }) => ({ row: row.before, reason })),
    };
    notify(setup, result, { did: "as before", selected: false });
  };
  return { run, running: useBulkRun(place) };
}

function notify<Row, Changed>(
  { nouns, titleOf }: BulkSetup<Row>,
  result: BulkResult<Row, Changed>,
  words: { readonly did: string; readonly selected: boolean },
  undo?: () => void,
) {
  const title = (index: number) => {
    const failed = result.failed[index];
    return failed === undefined ? "" : titleOf(failed.row);
  };
  const notice = bulkNotice(result, { nouns, titleOf: title, ...words });
  const action = undo && result.done.length > 0 ? { label: "Undo", onClick: undo } : undefined;
  const show = result.failed.length === 0 ? toast.success : toast.warning;
  show({ ...notice, duration: UNDO_MS, ...(action && { action }) });
}
