import { useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { checkMedia, mediaMessage } from "#site/admin/media/check-media.ts";
import { IMAGE_MESSAGES } from "./featured-image-field.tsx";
import { neighbour } from "./gallery-model.ts";
import type { MoveDirection } from "./gallery-model.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

export const ADD_IMAGES_ID = "add-gallery-pictures";

const NEW_IMAGE = { url: "", alt: "", caption: "", stage: "", credit: "" } as const;

/** Adds, moves and removes gallery images, with an announcement for screen readers. */
export function useGallery(form: UseFormReturn<ProjectValues>, uploads: Uploads) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "gallery" });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState("");

  const add = async (files: readonly File[]) => {
    const { good, problems } = await partitionFiles(files);
    const capacity = GALLERY_MAX - fields.length;
    for (const file of good.slice(0, capacity)) {
      const uploadId = crypto.randomUUID();
      append({ ...NEW_IMAGE, uploadId }, { shouldFocus: false });
      uploads.start(uploadId, file);
    }
    if (good.length > capacity) {
      problems.push(`A gallery holds ${String(GALLERY_MAX)} pictures; the rest was left out.`);
    }
    setRefusals(problems);
  };

  const moveBy = (index: number, direction: MoveDirection) => {
    const target = neighbour(index, direction, fields.length);
    const id = fields[index]?.id;
    if (target === null || id === undefined) return;
    flushSync(() => {
      move(index, target);
      setNews(`Picture moved to place ${String(target + 1)} of ${String(fields.length)}.`);
    });
    // Moving the DOM node can drop keyboard focus; restores it.
    document.getElementById(`${id}-${direction}`)?.focus();
  };
  const moveTo = (moved: string, target: string) => {
    const [from, to] = [moved, target].map((key) => fields.findIndex(({ id }) => id === key));
    if (from === undefined || to === undefined) return;
    move(from, to);
    setNews(`Picture moved to place ${String(to + 1)} of ${String(fields.length)}.`);
  };
  const removeAt = (index: number) => {
    const entry = fields[index];
    if (entry !== undefined) uploads.drop(entry.uploadId);
    flushSync(() => {
      remove(index);
      setNews(`Picture ${String(index + 1)} removed.`);
    });
    const next = fields[index + 1] ?? fields[index - 1];
    document.getElementById(next === undefined ? ADD_IMAGES_ID : `${next.id}-later`)?.focus();
  };
  return { fields, refusals, news, add, moveBy, moveTo, removeAt };
}

/** Splits files into valid images and rejection messages. */
async function partitionFiles(files: readonly File[]) {
  const checked = await Promise.all(files.map((file) => checkMedia(file, "image")));
  const good = checked.flatMap((check) => (check.ok ? [check.file] : []));
  const problems = checked.flatMap((check, index) =>
    check.ok
      ? []
      : [`${files[index]?.name ?? ""}: ${mediaMessage(check.problem, IMAGE_MESSAGES).description}`],
  );
  return { good, problems };
}
