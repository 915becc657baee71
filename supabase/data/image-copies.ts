import { PUBLIC_FILES } from "./public-files.ts";
/** Widths in pixels of the smaller WebP copies stored beside an uploaded image. The size in the
 * image's name implies all copies narrower than the image, so that a page needs no request to find
 * them. A change of this list requires a new marker in new names. */
const COPY_WIDTHS = [480, 960, 1600] as const;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** 1763000000000-k3x9ab12cd34w2560h1707.jpg: the part of a name that holds the image's size. */
const SIZED = /(\d{13}-[a-z0-9]{12}w(\d{1,5})h(\d{1,5}))\.[a-z0-9]{3,4}$/;
const COPY = /^\d{13}-[a-z0-9]{12}w\d{1,5}h\d{1,5}c\d{1,5}\.webp$/;
const PUBLIC_FOLDER = new RegExp(`${PUBLIC_FILES}(blog|project)-images/[^/]+$`);

/** The name of an image whose copies are stored. */
export function sizedName(name: string, { width, height }: ImageSize): string {
  return name.replace(/(\.[a-z0-9]+)$/, `w${width}h${height}$1`);
}

/** Widths of the copies of an image of this width. */
export function copyWidths(width: number): number[] {
  return COPY_WIDTHS.filter((copy) => copy < width);
}

/** The name of a copy of an image. */
export function copyName(name: string, width: number): string {
  return name.replace(SIZED, `$1c${width}.webp`);
}

/** The names of all copies that an image's name implies. */
export function copyNames(name: string): string[] {
  return copyWidths(sizeIn(name)?.width ?? 0).map((width) => copyName(name, width));
}

/** Whether the name is that of a smaller copy. */
export function isCopyName(name: string): boolean {
  return COPY.test(name);
}

/** The size in pixels from an image's name; null for a name without a size. */
export function sizeIn(name: string): ImageSize | null {
  const [, , width, height] = SIZED.exec(name) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

interface ImageFiles extends ImageSize {
  /** `srcset` with addresses and widths; '' for a single file. */
  readonly srcSet: string;
  /** Address of the narrowest file. */
  readonly smallest: string;
}

/** `srcset`, smallest file and size from the address of an uploaded image; null for any other address. */
export function imageFiles(address: string): ImageFiles | null {
  const size = PUBLIC_FOLDER.test(address) ? sizeIn(address) : null;
  if (size === null) return null;
  const copies = copyWidths(size.width).map((width) => [copyName(address, width), width] as const);
  const files = [...copies, [address, size.width] as const];
  return {
    ...size,
    srcSet: copies.length === 0 ? "" : files.map(([file, width]) => `${file} ${width}w`).join(", "),
    smallest: files[0]?.[0] ?? address,
  };
}
