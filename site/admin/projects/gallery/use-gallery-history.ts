import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import type { UseFieldArrayReturn, UseFormReturn } from "react-hook-form";
import type { HistoryStep } from "#site/admin/rich-text-editor/index.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import {
  changesWithout,
  countDifference,
  fittingPart,
  inverseOf,
  sentenceOfRefusal,
} from "./gallery-changes.ts";
import type { GalleryChange } from "./gallery-changes.ts";
import { movesBetween } from "./gallery-model.ts";

interface History {
  /** Changes that undo those made, the latest last. */
  readonly undo: readonly GalleryChange[];
  readonly redo: readonly GalleryChange[];
  /** The last change in a sentence. */
  readonly announcement: string;
  /** Ids of the gallery that the changes belong to; null until the next render has them. */
  readonly ids: readonly string[] | null;
}

const EMPTY: History = { undo: [], redo: [], announcement: "", ids: null };

/** The array of the form's gallery, with undo and redo of its moves and removals, and a sentence on the last of them. */
export function useGalleryHistory(form: UseFormReturn<ProjectValues>, uploads: Uploads) {
  const array = useFieldArray({ control: form.control, name: "gallery" });
  const { fields, append } = array;
  const ids = fields.map(({ id }) => id);
  const [history, setHistory] = useState(EMPTY);
  if (history.ids === null) setHistory({ ...history, ids });
  // A reset of the form, to another version for example, gives all images new ids: the changes are not of this gallery.
  else if (history.ids.join() !== ids.join()) setHistory({ ...EMPTY, ids });

  const announce = (announcement: string) => {
    setHistory((latest) => ({ ...latest, announcement }));
  };
  const perform = (change: GalleryChange) => performChange(change, form, array, uploads);
  return {
    ...{ fields, ids, announcement: history.announcement, announce },
    canStep: { undo: history.undo.length > 0, redo: history.redo.length > 0 },
    /** Adds images at the end, which is not undone: they are removed instead. */
    append: (images: ProjectValues["gallery"]) => {
      append(images, { shouldFocus: false });
      setHistory((latest) => ({ ...latest, ids: null }));
    },
    change: (change: GalleryChange) => {
      const inverse = perform(change);
      // Without all images, the places of earlier changes do not hold.
      const isComplete = countDifference(change) === -countDifference(inverse);
      const steps = isComplete ? [...history.undo, inverse] : [inverse];
      const isEmpty = inverse.kind === "insert" && inverse.images.length === 0;
      setHistory({ ...EMPTY, undo: isEmpty ? [] : steps });
    },
    /**
     * Takes a step, as far as the gallery has space for its images; returns its change and the number of images left
     * out. Null if there is no step, or space for none of its images: the next step is then the one before it.
     */
    step: (step: HistoryStep): { change: GalleryChange; missing: number } | null => {
      const change = history[step].at(-1);
      if (change === undefined) return null;
      const { part, missing } = fittingPart(change, fields.length);
      const rest = { ...history, [step]: changesWithout(history[step].slice(0, -1), missing) };
      if (part === null) {
        const count = fields.length + countDifference(change);
        setHistory({ ...rest, announcement: sentenceOfRefusal(step, count) });
        return null;
      }
      const inverse = perform(part);
      const other = step === "undo" ? "redo" : "undo";
      setHistory({ ...rest, [other]: [...history[other], inverse], ids: null });
      return { change: part, missing: missing.length };
    },
  };
}

/** Makes a change; returns the one that undoes it. */
function performChange(
  change: GalleryChange,
  form: UseFormReturn<ProjectValues>,
  array: UseFieldArrayReturn<ProjectValues, "gallery">,
  uploads: Uploads,
): GalleryChange {
  const gallery = form.getValues("gallery");
  const inverse = inverseOf(change, gallery);
  if (change.kind === "move") {
    for (const [from, to] of movesBetween([...change.order.keys()], change.order))
      array.move(from, to);
  } else if (change.kind === "remove") {
    for (const place of change.places) uploads.drop(gallery[place]?.additionId ?? "");
    array.remove([...change.places]);
  } else {
    for (const { place, image } of change.images)
      array.insert(place, image, { shouldFocus: false });
  }
  return inverse;
}
