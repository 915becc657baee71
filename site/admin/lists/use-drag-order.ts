import { useState } from "react";
import type { DragEvent } from "react";

/** Marks the drag as one of ours: files dropped on a row mean something else. */
const KIND = "application/x-studio-row";

export interface DragOrder {
  /** For the handle that is grabbed. */
  readonly handle: (id: string) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** For the row that something can be dropped on. */
  readonly row: (id: string) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** The row that would be pushed aside now. */
  readonly over: string | null;
}

/** Rows that change places by drag. Fingers and keyboards use the buttons beside the handle. */
export function useDragOrder(onMove: (moved: string, target: string) => void): DragOrder {
  const [moved, setMoved] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setMoved(null);
    setOver(null);
  };
  return {
    over,
    handle: (id) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.setData(KIND, id);
        event.dataTransfer.effectAllowed = "move";
        setMoved(id);
      },
      onDragEnd: end,
    }),
    row: (id) => ({
      onDragOver: (event) => {
        if (moved === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(id === moved ? null : id);
      },
      onDrop: (event) => {
        if (moved === null) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        if (moved !== id) onMove(moved, id);
      },
    }),
  };
}
