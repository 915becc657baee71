import { useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { UseFieldArrayReturn, UseFormReturn } from "react-hook-form";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { movesBetween, orderAfterDrop, orderAfterMove, tileId } from "./gallery-model.ts";
import type { MoveDirection } from "./gallery-model.ts";
import { useAdditions } from "./use-additions.ts";
import { useGallerySelection } from "./use-gallery-selection.ts";
import type { GallerySelection } from "./use-gallery-selection.ts";

/** DOM id of the button that adds images, for the focus after the last one was removed. */
export const ADD_IMAGES_ID = "add-gallery-images";

export type GalleryState = ReturnType<typeof useGallery>;

interface RemovedImage {
  readonly at: number;
  readonly image: ProjectValues["gallery"][number];
}

type GalleryArray = UseFieldArrayReturn<ProjectValues, "gallery">;

/**
 * The gallery's images in display order: selection, additions, moves and removals. `announcement` says the last change to
 * screen readers.
 */
export function useGallery(form: UseFormReturn<ProjectValues>, uploads: Uploads) {
  const array = useFieldArray({ control: form.control, name: "gallery" });
  const { fields, append } = array;
  const ids = fields.map(({ id }) => id);
  const selection = useGallerySelection(ids);
  const [announcement, setAnnouncement] = useState("");

  const selectAdded = useSelectAdded(ids, selection);
  const additions = useAdditions(fields.length, uploads, (images) => {
    append(images, { shouldFocus: false });
    selectAdded(fields.length);
  });

  /** The selected images together with this one, or this one alone if it is not selected. */
  const groupOf = (id: string) => (selection.ids.has(id) ? selection.ids : new Set([id]));
  const reorder = (order: readonly string[], group: ReadonlySet<string>) => {
    flushSync(() => {
      for (const [from, to] of movesBetween(ids, order)) array.move(from, to);
      setAnnouncement(moveAnnouncement(order, group));
    });
  };
  const removals = useRemovals(form, array, uploads);
  return {
    ...{ fields, ids, selection, announcement, groupOf },
    ...additions,
    moveBy: (id: string, direction: MoveDirection) => {
      reorder(orderAfterMove(ids, groupOf(id), direction), groupOf(id));
    },
    dropOn: (id: string, target: string) => {
      reorder(orderAfterDrop(ids, groupOf(id), id, target), groupOf(id));
    },
    /** Removes images and leads to the one after them. */
    removeAll: (removed: ReadonlySet<string>) => {
      const first = ids.findIndex((id) => removed.has(id));
      const next = ids.find((id, index) => index > first && !removed.has(id));
      const left = next ?? ids.findLast((id) => !removed.has(id));
      flushSync(() => {
        removals.remove(removed);
        selection.select(left === undefined ? [] : [left]);
      });
      document.getElementById(left === undefined ? ADD_IMAGES_ID : tileId(left))?.focus();
    },
    /** The number of images that `undoRemoval` brings back. */
    removedCount: removals.last.length,
    undoRemoval: removals.undo,
  };
}

/** Returns a function that selects the image at a place once it is there: its id is known in the next render. */
function useSelectAdded(ids: readonly string[], selection: GallerySelection) {
  const [place, setPlace] = useState<number | null>(null);
  const id = place === null ? undefined : ids[place];
  if (id !== undefined) {
    setPlace(null);
    selection.select([id]);
  }
  return setPlace;
}

/** Removes images from the form; the last removal can be undone, except for uploads that it ended. */
function useRemovals(
  form: UseFormReturn<ProjectValues>,
  { fields, remove, insert }: GalleryArray,
  uploads: Uploads,
) {
  const [last, setLast] = useState<readonly RemovedImage[]>([]);
  return {
    last,
    remove: (ids: ReadonlySet<string>) => {
      const gallery = form.getValues("gallery");
      const removed = fields.flatMap(({ id }, at) => {
        const image = gallery[at];
        return image !== undefined && ids.has(id) ? [{ at, image }] : [];
      });
      for (const { image } of removed) uploads.drop(image.uploadId);
      remove(removed.map(({ at }) => at));
      setLast(removed.filter(({ image }) => image.url !== ""));
    },
    undo: () => {
      for (const { at, image } of last) insert(at, image, { shouldFocus: false });
      setLast([]);
    },
  };
}

function moveAnnouncement(order: readonly string[], group: ReadonlySet<string>): string {
  const place = `${String(order.findIndex((id) => group.has(id)) + 1)} of ${String(order.length)}`;
  return group.size === 1
    ? `Picture moved to place ${place}.`
    : `${String(group.size)} pictures moved, the first to place ${place}.`;
}
