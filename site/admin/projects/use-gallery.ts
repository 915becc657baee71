import { useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import type { RefusedFile } from "#site/admin/media/check-media.ts";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { runCheck } from "#site/admin/media/running-checks.ts";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { neighbour } from "./gallery-model.ts";
import type { MoveDirection } from "./gallery-model.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

const FULL = `A gallery holds ${String(GALLERY_MAX)} pictures; the rest was left out.`;
/** DOM id of the button that adds images, for the focus after the last one was removed. */
export const ADD_IMAGES_ID = "add-gallery-images";

/** Adds, moves and removes gallery images, with an announcement for screen readers. */
export function useGallery(form: UseFormReturn<ProjectValues>, uploads: Uploads) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "gallery" });
  const [announcement, setAnnouncement] = useState("");

  const additions = useAdditions(fields.length, uploads, (images) => {
    append(images, { shouldFocus: false });
  });

  const moveBy = (index: number, direction: MoveDirection) => {
    const target = neighbour(index, direction, fields.length);
    const id = fields[index]?.id;
    if (target === null || id === undefined) return;
    flushSync(() => {
      move(index, target);
      setAnnouncement(`Picture moved to place ${String(target + 1)} of ${String(fields.length)}.`);
    });
    // Moving the DOM node can drop keyboard focus; restores it.
    document.getElementById(`${id}-${direction}`)?.focus();
  };
  const moveTo = (moved: string, target: string) => {
    const [from, to] = [moved, target].map((key) => fields.findIndex(({ id }) => id === key));
    if (from === undefined || to === undefined) return;
    move(from, to);
    setAnnouncement(`Picture moved to place ${String(to + 1)} of ${String(fields.length)}.`);
  };
  const removeAt = (index: number) => {
    const entry = fields[index];
    if (entry !== undefined) uploads.drop(entry.uploadId);
    flushSync(() => {
      remove(index);
      setAnnouncement(`Picture ${String(index + 1)} removed.`);
    });
    const next = fields[index + 1] ?? fields[index - 1];
    document.getElementById(next === undefined ? ADD_IMAGES_ID : `${next.id}-later`)?.focus();
  };
  return { fields, announcement, ...additions, moveBy, moveTo, removeAt };
}

const refusalOf = (name: string, problem: string) => `${name}: ${problem}`;

type GalleryValue = ProjectValues["gallery"][number];

/** Adds uploaded files and files of the library, up to the maximum of a gallery. */
function useAdditions(count: number, uploads: Uploads, append: (images: GalleryValue[]) => void) {
  const refusals = useRefusedFiles("image", refusalOf);
  const [isFull, setIsFull] = useState(false);

  const add = (files: readonly File[]) =>
    runCheck(async () => {
      const good = await refusals.check(files);
      start(good);
      return good.length === files.length;
    });
  const start = (good: readonly File[]) => {
    const capacity = GALLERY_MAX - count;
    for (const file of good.slice(0, capacity)) {
      const uploadId = crypto.randomUUID();
      append([{ ...NEW_IMAGE, uploadId }]);
      uploads.start(uploadId, file);
    }
    setIsFull(good.length > capacity);
  };
  const addFitting = (file: File, refusal: RefusedFile) => {
    refusals.remove(refusal);
    start([file]);
  };

  const addFromLibrary = (files: readonly LibraryFile[]) => {
    const capacity = GALLERY_MAX - count;
    const added = files.slice(0, capacity).map(({ url, alt, caption }) => ({
      ...NEW_IMAGE,
      ...{ url, alt, caption, uploadId: "" },
    }));
    append(added);
    refusals.clear();
    setIsFull(files.length > capacity);
  };
  return { refused: refusals.refused, full: isFull ? FULL : null, add, addFitting, addFromLibrary };
}
