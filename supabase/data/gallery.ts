import type { Json } from "./database.types.ts";

/** One image of a project's gallery, as stored in `projects.gallery_images`. */
export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

/** Parses the JSON column; omits entries without an address. */
export function parseGallery(value: Json): GalleryImage[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return [];
    const { url, alt, caption } = entry;
    if (typeof url !== "string" || url === "") return [];
    return [{ url, alt: textOr(alt), caption: textOr(caption) }];
  });
}

function textOr(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
