import { useContext, useState } from "react";
import type { DragEvent } from "react";
import { PICK_MAX_BYTES } from "#supabase/data/limits.ts";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";
import type { RefusedFile } from "#site/admin/media/validate-media.ts";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import { EditorImagesContext, replacesImage } from "./editor-images.ts";
import type { PendingImage } from "./editor-images.ts";

/** Options of the file dialog. */
const ONE_IMAGE = { kind: "image", multiple: false, maxBytes: PICK_MAX_BYTES } as const;

const refusalOf = (name: string, problem: string) =>
  `“${name}” was not taken, the picture stays. ${problem}`;

export interface Replacement {
  readonly pick: () => Promise<void>;
  readonly pending: PendingImage | undefined;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
  readonly refused: readonly RefusedFile[];
  /** Takes a refused file that was made to fit. */
  readonly takeFitting: (file: File) => void;
  /** Whether one file is dragged over the image. */
  readonly isOver: boolean;
  readonly dropHandlers: ReturnType<typeof dropHandlersOf>;
}

/** Replaces an image by a file, chosen or dropped on it; null in a field without images. */
export function useReplacement(
  url: string,
  position: () => number | undefined,
): Replacement | null {
  const images = useContext(EditorImagesContext);
  const pickMedia = usePickMedia();
  const { refused, addValid, clear } = useRefusedFiles("image", refusalOf);
  const [isOver, setIsOver] = useState(false);
  if (images === null) return null;
  const pending = images.pending.find((image) => replacesImage(image, url));
  const begin = (file: File) => {
    clear();
    if (pending !== undefined) images.drop(pending.id);
    images.replace(file, url, position());
  };
  const take = (files: readonly File[]) =>
    addValid(files, ([file]) => {
      if (file !== undefined) begin(file);
    });
  return {
    pick: async () => {
      await take(await pickMedia(ONE_IMAGE));
    },
    pending,
    retry: images.retry,
    drop: images.drop,
    refused,
    takeFitting: begin,
    isOver,
    dropHandlers: dropHandlersOf(setIsOver, (file) => void take([file])),
  };
}

/**
 * Handlers of the capture phase, which come before those of the editor: it inserts dropped files after the image, and
 * still does so with several.
 */
function dropHandlersOf(setIsOver: (isOver: boolean) => void, take: (file: File) => void) {
  return {
    onDragOverCapture: ({ dataTransfer: { items } }: DragEvent) => {
      setIsOver(items.length === 1 && items[0]?.kind === "file");
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false);
    },
    onDropCapture: (event: DragEvent) => {
      setIsOver(false);
      const [file, another] = event.dataTransfer.files;
      if (file === undefined || another !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    },
  };
}
