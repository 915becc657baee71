import { useEffect } from "react";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import { formatCount } from "#site/format/number.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";

/** A running bulk action: numbers of processed rows and of all rows. */
export interface BulkRun {
  /** The tab of its list. */
  readonly tab: TabId;
  readonly done: number;
  readonly all: number;
  /** Whether the action is an undo. */
  readonly undo: boolean;
}

interface BulkRuns {
  /** By id. An action continues when its list is left. */
  readonly runs: Readonly<Record<string, BulkRun>>;
  /** Tabs whose list is mounted and shows the progress itself. */
  readonly lists: readonly TabId[];
}

const useBulkRuns = create<BulkRuns>()(() => ({ runs: {}, lists: [] }));

/** The running action of a tab's list; null without one. The list that calls it shows the progress. */
export function useBulkRun(tab: TabId): BulkRun | null {
  useEffect(() => {
    useBulkRuns.setState(({ lists }) => ({ lists: [...lists, tab] }));
    return () => {
      useBulkRuns.setState(({ lists }) => ({ lists: lists.toSpliced(lists.indexOf(tab), 1) }));
    };
  }, [tab]);
  return useBulkRuns(({ runs }) => Object.values(runs).find((run) => run.tab === tab) ?? null);
}

/** Running actions whose list is not mounted. */
export function useHiddenRuns(): readonly BulkRun[] {
  return useBulkRuns(
    useShallow(({ runs, lists }) => Object.values(runs).filter(({ tab }) => !lists.includes(tab))),
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
  addAction(id, DASHBOARD_TABS.find((tab) => tab.id === run.tab)?.label ?? "");
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
export function runText({ done, all, undo }: BulkRun): string {
  return `${undo ? "Undoing: " : ""}${formatCount(done)} of ${formatCount(all)}…`;
}
