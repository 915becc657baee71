import type { DragEvent } from "react";
import { useFileDrop } from "#site/admin/media/use-file-drop.ts";

/** Takes files that are dropped on a form; text that is dragged into its fields stays with them. */
export function useFormDrop(onFiles: (files: readonly File[]) => void) {
  const { isOver, handlers } = useFileDrop(onFiles);
  const ofFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) handle(event);
  };
  return {
    isOver,
    handlers: {
      onDragOver: ofFiles(handlers.onDragOver),
      onDragLeave: handlers.onDragLeave,
      onDrop: ofFiles(handlers.onDrop),
    },
  };
}
