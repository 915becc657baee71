import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#site/ui/toaster.tsx";
import { bulkNotice, runBulk } from "./run-bulk.ts";
import type { BulkResult } from "./run-bulk.ts";
import type { RowSelection } from "./use-selection.ts";

/** Long enough to read, think and press Undo. */
const UNDO_MS = 15_000;

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface BulkAction<Row, Changed> {
  /** What happened to the rows: "published", "moved to the trash". */
  readonly did: string;
  readonly change: (row: Row) => Promise<Changed>;
  /** Takes one change back; absent when it cannot be. */
  readonly undo?: (before: Row, after: Changed) => Promise<unknown>;
}

interface BulkSetup<Row> {
  readonly selection: RowSelection<Row>;
  readonly nouns: readonly [string, string];
  readonly titleOf: (row: Row) => string;
  /** Lists and counters show what the server has, also after a failure. */
  readonly refresh: () => Promise<unknown>;
}

/** One action on many rows, told in one notice. What failed stays selected. */
export function useBulk<Row extends { readonly id: string }>(setup: BulkSetup<Row>) {
  const { selection, nouns, titleOf, refresh } = setup;
  const [progress, setProgress] = useState<Progress | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (job: () => Promise<void>) => job(),
  });

  const tell = <Changed>(result: BulkResult<Row, Changed>, did: string, undo?: () => void) => {
    const title = (index: number) => {
      const failed = result.failed[index];
      return failed === undefined ? "" : titleOf(failed.row);
    };
    const notice = bulkNotice(result, { nouns, did, titleOf: title });
    const action = undo && result.done.length > 0 ? { label: "Undo", onClick: undo } : undefined;
    const way = result.failed.length === 0 ? toast.success : toast.warning;
    way({ ...notice, duration: UNDO_MS, ...(action && { action }) });
  };

  const run = <Changed>(rows: readonly Row[], action: BulkAction<Row, Changed>) =>
    mutateAsync(async () => {
      const all = rows.length;
      const result = await runBulk(rows, action.change, (done) => {
        setProgress({ done, all });
      });
      setProgress(null);
      selection.keep(result.failed.map(({ row }) => row.id));
      await refresh();
      const { undo } = action;
      tell(result, action.did, undo && (() => void takeBack(result.done, undo)));
    });

  const takeBack = async <Changed>(
    done: BulkResult<Row, Changed>["done"],
    undo: (before: Row, after: Changed) => Promise<unknown>,
  ) => {
    const { done: undone, failed } = await runBulk(
      done,
      ({ before, after }) => undo(before, after),
      () => undefined,
    );
    await refresh();
    const result = {
      done: undone.map(({ before: { before }, after }) => ({ before, after })),
      failed: failed.map(({ row, reason }) => ({ row: row.before, reason })),
    };
    tell(result, "as before");
  };
  return { run, busy: isPending, progress };
}
