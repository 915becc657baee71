import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import { placeProject } from "#supabase/data/projects.ts";
import { useDragOrder } from "#site/admin/data-table/use-drag-order.ts";
import type { DragOrder } from "#site/admin/data-table/use-drag-order.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import type { ListedProject } from "#site/schemas/project.ts";

export interface PortfolioOrder {
  readonly drag: DragOrder;
  readonly move: (id: string, direction: "up" | "down") => void;
  readonly isFirst: (id: string) => boolean;
  readonly isLast: (id: string) => boolean;
  /** Announcement of the last move, for screen readers. */
  readonly announcement: string;
}

/** DOM id of a move button, for the focus after a move. */
export const moveButtonId = (id: string, direction: "up" | "down") => `move-${direction}-${id}`;

/**
 * The display order of the projects. Moves are optimistic and saved immediately, one request at a
 * time.
 */
export function usePortfolioOrder(rows: readonly ListedProject[]): PortfolioOrder {
  const client = useStaffClient();
  const cache = useQueryClient();
  const lists = [...adminKeys.projects, "list"];
  const [announcement, setAnnouncement] = useState("");
  const { mutate } = useMutation({
    scope: { id: "portfolio-order" },
    mutationFn: ({ moved, target, behind }: Move) => placeProject(client, moved, target, behind),
    onError: (error) => {
      console.error("[portfolio-order]", error);
      toast.error({ title: "Moving Failed", description: messageOf(error) || "Please try again." });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: lists }),
  });
  const position = (id: string) => rows.findIndex((row) => row.id === id);
  const moveRow = (moved: string, target: string) => {
    const behind = position(moved) < position(target);
    const title = rows[position(moved)]?.title ?? "";
    void cache.cancelQueries({ queryKey: lists });
    cache.setQueriesData<Page<ListedProject>>({ queryKey: lists }, (page) =>
      page === undefined ? page : { ...page, rows: withMoved(page.rows, moved, target, behind) },
    );
    setAnnouncement(
      `${title} moved to place ${String(position(target) + 1)} of ${String(rows.length)}.`,
    );
    mutate({ moved, target, behind });
  };
  return {
    announcement,
    drag: useDragOrder(moveRow),
    isFirst: (id) => position(id) === 0,
    isLast: (id) => position(id) === rows.length - 1,
    move: (id, direction) => {
      const target = rows[position(id) + (direction === "up" ? -1 : 1)];
      if (target === undefined) return;
      flushSync(() => {
        moveRow(id, target.id);
      });
      // Moving the DOM node can drop keyboard focus; restores it.
      setTimeout(() => document.getElementById(moveButtonId(id, direction))?.focus());
    },
  };
}

interface Move {
  readonly moved: string;
  readonly target: string;
  readonly behind: boolean;
}

function withMoved(
  rows: readonly ListedProject[],
  moved: string,
  target: string,
  behind: boolean,
): ListedProject[] {
  const row = rows.find(({ id }) => id === moved);
  const rest = rows.filter(({ id }) => id !== moved);
  const position = rest.findIndex(({ id }) => id === target);
  if (row === undefined || position < 0) return [...rows];
  return rest.toSpliced(behind ? position + 1 : position, 0, row);
}
