/** Images that a gallery is made for. Stored ones with more are shown, and stay as they are. */
const GALLERY_MIN = 2;
export const GALLERY_MAX = 9;

const RANGE = `A gallery has ${String(GALLERY_MIN)} to ${String(GALLERY_MAX)} pictures`;

/** Message for a gallery with too few or too many images; null for others. */
export function gallerySizeProblem(count: number): string | null {
  if (count < GALLERY_MIN) return `${RANGE}: add another one, or leave this as a single picture.`;
  if (count <= GALLERY_MAX) return null;
  return `${RANGE}, and this one ${String(count)}. All of them are shown; split it, or remove some.`;
}

/** Splits the images of a gallery into as few as possible of about the same size. */
export function splitGallery<Image>(images: readonly Image[]): Image[][] {
  const parts = Math.ceil(images.length / GALLERY_MAX);
  return Array.from({ length: parts }, (_, part) =>
    images.slice(startOf(part, parts, images.length), startOf(part + 1, parts, images.length)),
  );
}

function startOf(part: number, parts: number, count: number): number {
  return Math.ceil((part * count) / parts);
}
