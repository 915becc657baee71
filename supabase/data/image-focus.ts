/** Focal point of an image in percent from its left and upper edge. Crops keep this point visible. */
export interface ImageFocus {
  readonly x: number;
  readonly y: number;
}

/** The focal point of an image without a stored one. */
export const CENTRE: ImageFocus = { x: 50, y: 50 };

/** Width of an image in a text: that of its lines, that of its column, or that of the page. */
export type ImageWidth = "text" | "wide" | "full";

const FRAGMENT = /#(?:focus=(\d{1,3}),(\d{1,3})(?:&width=(text|full))?|width=(text|full))$/;

/** The focal point in the fragment of an address; the centre without one. */
export function focalPointOfUrl(address: string): ImageFocus {
  const [, x, y] = FRAGMENT.exec(address) ?? [];
  return x === undefined ? CENTRE : { x: percent(Number(x)), y: percent(Number(y)) };
}

/** The width in the fragment of the address of an image in a text; that of the column without one. */
export function imageWidthOfUrl(address: string): ImageWidth {
  const [, , , afterFocus, alone] = FRAGMENT.exec(address) ?? [];
  const width = afterFocus ?? alone;
  return width === "text" || width === "full" ? width : "wide";
}

/** The address without the focal point and width. */
export function withoutImageFragment(address: string): string {
  return address.replace(FRAGMENT, "");
}

/** Adds a focal point to an address. Servers never receive a fragment, and the row needs no column:
 * the point is versioned, copied and backed up with the address. The centre adds no fragment. */
export function withFocus(address: string, focus: ImageFocus): string {
  return withFragment(address, focus, imageWidthOfUrl(address));
}

/** Adds the width of an image in a text to its address, in the same way. That of the column adds none. */
export function withImageWidth(address: string, width: ImageWidth): string {
  return withFragment(address, focalPointOfUrl(address), width);
}

function withFragment(address: string, { x, y }: ImageFocus, width: ImageWidth): string {
  const file = withoutImageFragment(address);
  const point = `${percent(x)},${percent(y)}`;
  const parts = [
    ...(point === "50,50" ? [] : [`focus=${point}`]),
    ...(width === "wide" ? [] : [`width=${width}`]),
  ];
  return file === "" || parts.length === 0 ? file : `${file}#${parts.join("&")}`;
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
