/** Widths of the smaller WebP copies that are stored beside an uploaded picture. The name of a picture
 * promises those that are narrower than it is, so that a page knows them without asking: whoever changes
 * this list must give newer names another mark. */
const COPY_WIDTHS = [480, 960, 1600] as const;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** 1763000000000-k3x9ab12cd34w2560h1707.jpg: mark of a picture whose size and copies are known. */
const SIZED = /(\d{13}-[a-z0-9]{12}w(\d{1,5})h(\d{1,5}))\.[a-z0-9]{3,4}$/;
const COPY = /^\d{13}-[a-z0-9]{12}w\d{1,5}h\d{1,5}c\d{1,5}\.webp$/;
const PUBLIC_FOLDER = /\/storage\/v1\/object\/public\/(blog|project)-images\/[^/]+$/;

/** The name of a picture once its copies are stored. */
export function sizedName(name: string, { width, height }: ImageSize): string {
  return name.replace(/(\.[a-z0-9]+)$/, `w${width}h${height}$1`);
}

/** Widths of the copies of a picture of this width. */
export function copyWidths(width: number): number[] {
  return COPY_WIDTHS.filter((copy) => copy < width);
}

/** The name under which a copy lies beside its picture. */
export function copyName(name: string, width: number): string {
  return name.replace(SIZED, `$1c${width}.webp`);
}

/** The names of all copies that a picture's name promises. */
export function copyNames(name: string): string[] {
  return copyWidths(sizeIn(name)?.width ?? 0).map((width) => copyName(name, width));
}

export function isCopyName(name: string): boolean {
  return COPY.test(name);
}

/** The size that the name of a picture tells; null for names that tell none. */
export function sizeIn(name: string): ImageSize | null {
  const [, , width, height] = SIZED.exec(name) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

export interface ImageFiles extends ImageSize {
  /** Addresses and widths as the `srcset` of an image wants them; '' when there is one file only. */
  readonly srcSet: string;
  /** Address of the narrowest file. */
  readonly smallest: string;
}

/** What the address of an uploaded picture tells about its files; null for every other address. */
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
