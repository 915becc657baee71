import { useEffect } from "react";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";
import { placeTitle } from "#site/platform/dashboard-manifest.ts";
import { formatCount } from "#site/format/number.ts";
import type { Place } from "#site/platform/dashboard-manifest.ts";

/** A running bulk action: numbers of processed rows and of all rows. */
export interface BulkRun {
  /** The tab or page of its list. */
  readonly place: Place;
  readonly done: number;
  readonly all: number;
  /** Whether the action is an undo. */
  readonly undo: boolean;
}

interface BulkRuns {
  /** By id. An action continues when its list is left. */
  readonly runs: Readonly<Record<string, BulkRun>>;
  /** Tabs and pages whose list is mounted and shows the progress itself. */
  readonly lists: readonly Place[];
}

const useBulkRuns = create<BulkRuns>()(() => ({ runs: {}, lists: [] }));

/** The running action of the list of a tab or page; null without one. The list that calls it shows the progress. */
export function useBulkRun(place: Place): BulkRun | null {
  useEffect(() => {
    useBulkRuns.setState(({ lists }) => ({ lists: [...lists, place] }));
    return () => {
      useBulkRuns.setState(({ lists }) => ({ lists: lists.toSpliced(lists.indexOf(place), 1) }));
    };
  }, [place]);
  return useBulkRuns(({ runs }) => Object.values(runs).find((run) => run.place === place) ?? null);
}

/** Running actions whose list is not mounted. */
export function useHiddenRuns(): readonly BulkRun[] {
  return useBulkRuns(
    useShallow(({ runs, lists }) =>
      Object.values(runs).filter(({ place }) => !lists.includes(place)),
    ),
  );
}

/**
 * Registers an action while it runs; closing the page then requires a confirmation. `job` reports the number
 * of processed rows.
 */
export async function trackRun<Result>(
  run: Omit<BulkRun, "done">,
  job: (report: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const id = crypto.randomUUID();
  const { addAction, removeAction } = useUnsavedWork.getState();
  addAction(id, placeTitle(run.place));
  const report = (done: number) => {
    useBulkRuns.setState(({ runs }) => ({ runs: { ...runs, [id]: { ...run, done } } }));
  };
  report(0);
  try {
    return await job(report);
  } finally {
    removeAction(id);
    useBulkRuns.setState(({ runs }) => ({
      runs: Object.fromEntries(Object.entries(runs).filter(([key]) => key !== id)),
    }));
  }
}

/** "240 of 1,000…" */
export function runText({ done, all, undo }: Omit<BulkRun, "place">): string {
  return `${undo ? "Undoing: " : ""}${formatCount(done)} of ${formatCount(all)}…`;
}
