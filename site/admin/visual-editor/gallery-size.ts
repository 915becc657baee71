/** Images that a gallery in a text is made for. Stored ones with more are shown, and stay as they are. */
const TEXT_GALLERY_MIN = 2;
export const TEXT_GALLERY_MAX = 9;

/** "2 to 9 pictures" */
export const TEXT_GALLERY_RANGE = `${String(TEXT_GALLERY_MIN)} to ${String(TEXT_GALLERY_MAX)} pictures`;

const RANGE = `A gallery has ${TEXT_GALLERY_RANGE}`;

/** Message for a gallery with too few or too many images; null for others. */
export function gallerySizeProblem(count: number): string | null {
  if (count < TEXT_GALLERY_MIN)
    return `${RANGE}: add another one, or leave this as a single picture.`;
  if (count <= TEXT_GALLERY_MAX) return null;
  return `${RANGE}, and this one ${String(count)}. All of them are shown; split it, or remove some.`;
}

/** Splits the images of a gallery into as few as possible of about the same size. */
export function splitGallery<Image>(images: readonly Image[]): Image[][] {
  const parts = Math.ceil(images.length / TEXT_GALLERY_MAX);
  return Array.from({ length: parts }, (_, part) =>
    images.slice(startOf(part, parts, images.length), startOf(part + 1, parts, images.length)),
  );
}

function startOf(part: number, parts: number, count: number): number {
  return Math.ceil((part * count) / parts);
}
