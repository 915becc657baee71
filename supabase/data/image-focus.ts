/** Focal point of an image in percent from its left and upper edge. Crops keep this point visible. */
export interface ImageFocus {
  readonly x: number;
  readonly y: number;
}

/** The focal point of an image without a stored one. */
export const CENTRE: ImageFocus = { x: 50, y: 50 };

const FRAGMENT = /#focus=(\d{1,3}),(\d{1,3})$/;

/** The focal point in the fragment of an address; the centre without one. */
export function focalPointOfUrl(address: string): ImageFocus {
  const [, x, y] = FRAGMENT.exec(address) ?? [];
  return x === undefined ? CENTRE : { x: percent(Number(x)), y: percent(Number(y)) };
}

/** The address without the focal point. */
export function withoutFocus(address: string): string {
  return address.replace(FRAGMENT, "");
}

/** Adds a focal point to an address. Servers never receive a fragment, and the row needs no column:
 * the point is versioned, copied and backed up with the address. The centre adds no fragment. */
export function withFocus(address: string, { x, y }: ImageFocus): string {
  const file = withoutFocus(address);
  const point = `${percent(x)},${percent(y)}`;
  return file === "" || point === "50,50" ? file : `${file}#focus=${point}`;
}

/** A focal point as a form value: "30,60", and '' for the centre. */
export function formatFocalPoint(focus: ImageFocus): string {
  return withFocus("/", focus).slice("/#focus=".length);
}

/** Parses the text of a form field, "x,y"; the centre for any other text. */
export function parseFocalPoint(text: string): ImageFocus {
  return focalPointOfUrl(`#focus=${text}`);
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
