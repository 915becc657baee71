import * as v from "valibot";
import { GALLERY_STAGES, IMAGE_CREDIT_MAX } from "#supabase/data/limits.ts";
import type { GalleryStage } from "#supabase/data/limits.ts";
import { optionsOf } from "./form.ts";
import { atMost, field, text } from "./field.ts";
import { jsonEntry } from "./json-entry.ts";

const stageLabels: Readonly<Record<GalleryStage, string>> = {
  before: "Before the work",
  after: "After, same view as “before”",
  plan: "A plan",
  detail: "A detail",
};

/** Label of the empty stage. */
export const NO_STAGE = "The finished work";

/** Options for what a gallery image shows. */
export const STAGE_OPTIONS = optionsOf({ options: stageLabels });

const stage = v.picklist(["", ...GALLERY_STAGES]);

/** The texts of one gallery image in the form; see `GalleryImage`. */
export const galleryImageSchema = v.object({
  alt: v.pipe(text, v.title("Description")),
  caption: v.pipe(text, v.title("Caption")),
  stage: v.pipe(v.optional(stage, ""), v.title("Shows"), field({ options: stageLabels })),
  credit: v.pipe(text, atMost(IMAGE_CREDIT_MAX), v.title("Photographer")),
});

const { typed, trimmed, draft } = jsonEntry(galleryImageSchema);
const loadedImage = v.object({ url: v.string(), ...typed });
const savedImage = v.object({ url: v.string(), ...trimmed });
const draftImage = v.object({ url: v.string(), ...draft });

/** Values of a new image in the form. */
export const NEW_IMAGE = v.parse(loadedImage, { url: "" });

/**
 * An image in the form. `additionId` identifies one that was added in this form, by upload or from the library; it is ''
 * for stored images. During its upload, `url` is ''.
 */
export const galleryEntry = v.object({ url: v.string(), ...typed, additionId: v.string() });

const asStored = <Image>(images: readonly Image[]) =>
  images.map((image) => ({ ...image, additionId: "" }));

/** Conversions between the rows of the form and the JSON column. */
export const galleryColumn = {
  /** The images to store: those with a completed upload, in display order. */
  toColumn: v.pipe(
    v.array(savedImage),
    v.filterItems(({ url }) => url !== ""),
  ),
  fromColumn: v.pipe(v.array(loadedImage), v.transform(asStored)),
  /** Omits images without URL: their uploads do not survive a reload. */
  fromLocalDraft: v.pipe(
    v.array(v.fallback(draftImage, NEW_IMAGE)),
    v.filterItems(({ url }) => url !== ""),
    v.transform(asStored),
  ),
};
