import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import type { HistoryStep } from "#site/admin/rich-text-editor/index.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { isCoarseAndNarrow } from "#site/ui/theme/touch.ts";
import { countDifference, affectedPlaces, sentenceOf, sentenceOfRest } from "./gallery-changes.ts";
import type { GalleryChange } from "./gallery-changes.ts";
import { movesBetween, orderAfterDrop, orderAfterMove, tileId } from "./gallery-model.ts";
import type { MoveDirection } from "./gallery-model.ts";
import { useAdditions } from "./use-additions.ts";
import { useGalleryHistory } from "./use-gallery-history.ts";
import { useGallerySelection } from "./use-gallery-selection.ts";
import type { GallerySelection } from "./use-gallery-selection.ts";

/** DOM id of the button that adds images, for the focus after the last one was removed. */
export const ADD_IMAGES_ID = "add-gallery-images";

export type GalleryState = ReturnType<typeof useGallery>;

/**
 * The gallery's images in display order: selection, additions, moves and removals. `announcement` says the last change to
 * screen readers.
 */
export function useGallery(form: UseFormReturn<ProjectValues>, uploads: Uploads) {
  const history = useGalleryHistory(form, uploads);
  const { fields, ids, canStep, announcement } = history;
  const selection = useGallerySelection(ids);
  const { follow, focusFirst, showAdded } = useFollowedChanges(ids, selection, history.announce);
  const additions = useAdditions(fields.length, uploads, (images) => {
    history.append(images);
    showAdded(fields.length);
  });

  /** The selected images together with this one, or this one alone if it is not selected. */
  const groupOf = (id: string) => (selection.ids.has(id) ? selection.ids : new Set([id]));
  const placesOf = (group: ReadonlySet<string>) =>
    ids.flatMap((id, place) => (group.has(id) ? [place] : []));
  const reorder = (order: readonly string[], group: ReadonlySet<string>) => {
    const places = order.map((id) => ids.indexOf(id));
    const change: GalleryChange = { kind: "move", order: places, group: placesOf(group) };
    flushSync(() => {
      if (movesBetween(ids, order).length > 0) history.change(change);
      follow(change, { focus: false });
    });
  };
  return {
    ...{ fields, ids, selection, announcement, groupOf, canStep },
    ...additions,
    moveBy: (id: string, direction: MoveDirection) => {
      reorder(orderAfterMove(ids, groupOf(id), direction), groupOf(id));
    },
    dropOn: (id: string, target: string) => {
      reorder(orderAfterDrop(ids, groupOf(id), id, target), groupOf(id));
    },
    /** Removes images and leads to the one after them. */
    removeAll: (removed: ReadonlySet<string>) => {
      const change: GalleryChange = { kind: "remove", places: placesOf(removed) };
      flushSync(() => {
        history.change(change);
        follow(change);
      });
    },
    /** Undoes the last move or removal, or makes it again, and leads to its images. */
    step: (step: HistoryStep) => {
      flushSync(() => {
        const taken = history.step(step);
        if (taken !== null) follow(taken.change, around(step, taken.missing));
      });
      // A refused step may have been the last one: the focused button is gone.
      if (document.activeElement === document.body) focusFirst();
    },
  };
}

const STEP_DONE = { undo: "Undone: ", redo: "Done again: " } as const satisfies Record<
  HistoryStep,
  string
>;

/** Texts of an announcement before and after the change of a step. */
function around(step: HistoryStep, missing: number) {
  return { prefix: STEP_DONE[step], suffix: missing === 0 ? "" : ` ${sentenceOfRest(missing)}` };
}

interface PlacesToShow {
  readonly places: readonly number[];
  readonly focus: boolean;
  readonly select: boolean;
}

/** Announces changes, and selects the images at places once they are there: their ids are known in the next render. */
function useFollowedChanges(
  ids: readonly string[],
  selection: GallerySelection,
  announce: (sentence: string) => void,
) {
  const [pending, setPending] = useState<PlacesToShow | null>(null);
  const [toFocus, setToFocus] = useState<{ readonly elementId: string } | null>(null);
  if (pending?.places.every((place) => place < ids.length) === true) {
    const selected = pending.places.flatMap((place) => ids[place] ?? []);
    const [first] = selected;
    setPending(null);
    if (pending.select) selection.select(selected);
    if (pending.focus)
      setToFocus({ elementId: first === undefined ? ADD_IMAGES_ID : tileId(first) });
  }
  useEffect(() => {
    if (toFocus !== null) document.getElementById(toFocus.elementId)?.focus();
  }, [toFocus]);
  return {
    /** Selects the first of the added images, but not on phones, where its fields would cover the others. */
    showAdded: (place: number) => {
      if (!isCoarseAndNarrow()) setPending({ places: [place], focus: false, select: true });
    },
    /** Focuses the first image, or the button that adds images. */
    focusFirst: () => {
      const [first] = ids;
      setToFocus({ elementId: first === undefined ? ADD_IMAGES_ID : tileId(first) });
    },
    /** Announces a change; by default, leads to its images. */
    follow: (change: GalleryChange, { prefix = "", suffix = "", focus = true } = {}) => {
      const count = ids.length + countDifference(change);
      announce(prefix + sentenceOf(change, count) + suffix);
      // On phones only a tap opens the fields; a change leads them on while they are open.
      const select = !isCoarseAndNarrow() || selection.ids.size > 0;
      if (focus) setPending({ places: affectedPlaces(change, count), focus, select });
    },
  };
}
