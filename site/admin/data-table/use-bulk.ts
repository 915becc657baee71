import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#site/ui/toaster.tsx";
import { bulkNotice, runBulk } from "./run-bulk.ts";
import type { BulkResult } from "./run-bulk.ts";
import type { RowSelection } from "./use-selection.ts";

/** How long the toast with Undo stays visible, in milliseconds. */
const UNDO_MS = 15_000;

/** Number of processed rows and of all rows of a running action. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** Whether the running action is an undo. */
  readonly undo: boolean;
}

export interface BulkAction<Row, Changed> {
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

/** Runs one action on many rows, with one toast and one Undo. Failed rows remain selected. */
export function useBulk<Row extends { readonly id: string }>(setup: BulkSetup<Row>) {
  const { selection, refresh } = setup;
  const [progress, setProgress] = useState<Progress | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (job: () => Promise<void>) => job(),
  });
  const reportTo = (all: number, undo: boolean) => (done: number) => {
    setProgress({ done, all, undo });
  };

  const run = <Changed>(rows: readonly Row[], action: BulkAction<Row, Changed>) =>
    mutateAsync(async () => {
      const result = await runBulk(rows, action.change, reportTo(rows.length, false));
      setProgress(null);
      selection.replace(result.failed.map(({ row }) => row));
      await refresh();
      const { did, undo } = action;
      const undoChanges = undo && (() => void mutateAsync(() => undoAll(result.done, undo)));
      notify(setup, result, { did, selected: true }, undoChanges);
    });

  const undoAll = async <Changed>(
    done: BulkResult<Row, Changed>["done"],
    undo: (before: Row, after: Changed) => Promise<unknown>,
  ) => {
    const { done: undone, failed } = await runBulk(
      done,
      ({ before, after }) => undo(before, after),
      reportTo(done.length, true),
    );
    setProgress(null);
    await refresh();
    const result = {
      done: undone.map(({ before: { before }, after }) => ({ before, after })),
      failed: failed.map(({ row, reason }) => ({ row: row.before, reason })),
    };
    notify(setup, result, { did: "as before", selected: false });
  };
  return { run, busy: isPending, progress };
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
