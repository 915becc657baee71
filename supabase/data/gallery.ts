import * as v from "valibot";
import type { Json } from "./database.types.ts";
import { listOf, textOrEmpty } from "./json-column.ts";
import { GALLERY_STAGES } from "./limits.ts";

const texts = {
  alt: textOrEmpty,
  caption: textOrEmpty,
  /** Stage of the work that the image shows; '' for none. */
  stage: v.fallback(v.picklist(["", ...GALLERY_STAGES]), ""),
  /** The photographer. */
  credit: textOrEmpty,
};
const sentImage = v.object({ url: v.string(), ...texts });
const storedImages = listOf(v.object({ url: v.pipe(v.string(), v.nonEmpty()), ...texts }));

/** One image of a project's gallery, as saved in `projects.gallery_images`. */
export type GalleryImage = Readonly<v.InferOutput<typeof sentImage>>;

/** An image to store: `stage` and `credit` may be absent. */
export type NewGalleryImage = Pick<GalleryImage, "url" | "alt" | "caption"> & Partial<GalleryImage>;

/** Parses the JSON column; omits entries without an address. */
export function parseGallery(value: Json): GalleryImage[] {
  return v.parse(storedImages, value);
}

/** The images with exactly the keys that the column accepts. */
export function galleryToStore(images: readonly NewGalleryImage[]): GalleryImage[] {
  return images.map((image) => v.parse(sentImage, image));
}
