import { useState } from "react";
import type { DragEvent } from "react";

/** Data type of a row drag, which distinguishes it from dropped files. */
const KIND = "application/x-studio-row";

export interface DragOrder {
  /** Props of a row's drag handle. */
  readonly handle: (id: string) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** Props of a row as drop target. */
  readonly row: (id: string) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** Id of the row under the dragged one. */
  readonly targetId: string | null;
}

/** Reorders rows by drag and drop. Touch and keyboard use the buttons beside the handle. */
export function useDragOrder(onMove: (moved: string, target: string) => void): DragOrder {
  const [moved, setMoved] = useState<string | null>(null);
  const [targetId, setTargetId] = useState<string | null>(null);
  const end = () => {
    setMoved(null);
    setTargetId(null);
  };
  return {
    targetId,
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
        setTargetId(id === moved ? null : id);
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
