import { trimText } from "#supabase/data/sanitize-text.ts";

export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

/** An image in the form. During its upload, `url` is '' and `uploadId` identifies the upload. */
export interface GalleryEntry extends GalleryImage {
  readonly uploadId: string;
}

/** The images to store: those with a completed upload, in display order. */
export function finishedImages(entries: readonly GalleryEntry[]): GalleryImage[] {
  return entries
    .filter((entry) => entry.url !== "")
    .map(({ url, alt, caption }) => ({ url, alt: trimText(alt), caption: trimText(caption) }));
}

export type MoveDirection = "earlier" | "later";

/** Target index of an image moved by one position; null at the ends of the list. */
export function neighbour(index: number, direction: MoveDirection, count: number): number | null {
  const target = direction === "earlier" ? index - 1 : index + 1;
  return target < 0 || target >= count ? null : target;
}
