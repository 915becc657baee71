import { useState } from "react";
import type { RefusedFile } from "#site/admin/media/validate-media.ts";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";

const FULL = `A gallery holds ${String(GALLERY_MAX)} pictures; the rest was left out.`;

const refusalOf = (name: string, problem: string) => `${name}: ${problem}`;

type GalleryValue = ProjectValues["gallery"][number];

/** Adds uploaded files and files of the library, up to the maximum of a gallery. `append` gets the images of one choice. */
export function useAdditions(
  count: number,
  uploads: Uploads,
  append: (images: GalleryValue[]) => void,
) {
  const refusals = useRefusedFiles("image", refusalOf);
  const [isFull, setIsFull] = useState(false);

  const start = (good: readonly File[]) => {
    const capacity = GALLERY_MAX - count;
    const chosen = good
      .slice(0, capacity)
      .map((file) => ({ file, additionId: crypto.randomUUID() }));
    if (chosen.length > 0) append(chosen.map(({ additionId }) => ({ ...NEW_IMAGE, additionId })));
    for (const { file, additionId } of chosen) uploads.start(additionId, file);
    setIsFull(good.length > capacity);
  };
  const add = (files: readonly File[]) => refusals.addValid(files, start);
  const addFitting = (file: File, refusal: RefusedFile) => {
    refusals.remove(refusal);
    start([file]);
  };

  const addFromLibrary = (files: readonly LibraryFile[]) => {
    const capacity = GALLERY_MAX - count;
    const added = files.slice(0, capacity).map(({ url, alt, caption }) => ({
      ...NEW_IMAGE,
      ...{ url, alt, caption, additionId: crypto.randomUUID() },
    }));
    if (added.length > 0) append(added);
    refusals.clear();
    setIsFull(files.length > capacity);
  };
  return { refused: refusals.refused, full: isFull ? FULL : null, add, addFitting, addFromLibrary };
}
