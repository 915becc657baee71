export interface GalleryPicture {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

/** A picture in the form. While its file is on the way, `url` is empty and `uploadId` names the upload. */
export interface GalleryEntry extends GalleryPicture {
  readonly uploadId: string;
}

/** What is stored: the pictures whose files have arrived, in the order of the form. */
export function finishedPictures(entries: readonly GalleryEntry[]): GalleryPicture[] {
  return entries
    .filter((entry) => entry.url !== "")
    .map(({ url, alt, caption }) => ({ url, alt: alt.trim(), caption: caption.trim() }));
}

export type MoveDirection = "earlier" | "later";

/** Where a picture goes when it is moved one place; null at the ends of the row. */
export function neighbour(index: number, direction: MoveDirection, count: number): number | null {
  const target = direction === "earlier" ? index - 1 : index + 1;
  return target < 0 || target >= count ? null : target;
}
