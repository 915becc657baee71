import type { ImageSize } from "#supabase/data/image-copies.ts";
import { USUAL_RATIO } from "../covering-sizes.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";

/** A row of images between two parts of the text. "inset": one image, narrower than the column. */
export interface StoryRow {
  readonly layout: "full" | "pair" | "inset";
  readonly images: readonly GalleryImage[];
}

/** "beside": a short section with the narrow image that follows it, next to each other on large screens. */
export type StoryPart =
  | { readonly kind: "text"; readonly blocks: readonly string[] }
  | { readonly kind: "beside"; readonly blocks: readonly string[]; readonly row: StoryRow }
  | { readonly kind: "images"; readonly row: StoryRow };

/** Images at least this wide, relative to their height, take the whole column. */
const WIDE_RATIO = 1.05;

/**
 * Distributes the images of a project over its text: rows of images, evenly spread, after the sections of the
 * text. `blocks` are those of `splitBlocks`; `ratioOf` is width by height, null if unknown.
 */
export function composeStory(
  blocks: readonly string[],
  images: readonly GalleryImage[],
  ratioOf: (image: GalleryImage) => number | null,
): StoryPart[] {
  const sections = sectionsOf(blocks);
  const rows = rowsOf(images, ratioOf);
  const rowsAfter = (section: number) =>
    rows.filter((_, index) => placeOf(index, rows.length, sections.length) === section);
  const parts = sections.flatMap((section, index): StoryPart[] => {
    const [first, ...others] = rowsAfter(index + 1);
    if (first?.layout === "inset" && isShort(section)) {
      return [{ kind: "beside", blocks: section, row: first }, ...others.map(asPart)];
    }
    return [{ kind: "text", blocks: section }, ...rowsAfter(index + 1).map(asPart)];
  });
  return sections.length > 0 ? parts : rows.map(asPart);
}

const asPart = (row: StoryRow): StoryPart => ({ kind: "images", row });

/** A section of more words is higher than the image beside it. */
const SHORT_WORDS = 80;
/** An image, a table, or an address alone in its line, which is a player: they need the whole column. */
const WIDE_BLOCK = /!\[|^[ \t]*\||^[ \t]*https?:\/\/\S+[ \t]*$/m;

function isShort(section: readonly string[]): boolean {
  const text = section.join("\n\n");
  return text.split(/\s+/).length <= SHORT_WORDS && !WIDE_BLOCK.test(text);
}

/** The number of the section, from 1, that a row follows. */
function placeOf(index: number, rows: number, sections: number): number {
  return Math.ceil(((index + 1) * sections) / (rows + 1));
}

const isHeading = (block: string) => /^#{1,6}(?:[ \t]|$)/.test(block);

/** A section begins at each heading; in a text without headings, each block is one. */
function sectionsOf(blocks: readonly string[]): string[][] {
  if (!blocks.some(isHeading)) return blocks.map((block) => [block]);
  const sections: string[][] = [];
  for (const block of blocks) {
    const current = sections.at(-1);
    // Two headings in a row begin one section: no image between a title and its subtitle.
    const isOpen = current !== undefined && (!isHeading(block) || current.every(isHeading));
    if (isOpen) current.push(block);
    else sections.push([block]);
  }
  return sections;
}

/**
 * Wide images alternate between one and two per row, so that a long series keeps a rhythm. Two small ones in
 * succession (portrait, square, detail) share a row, whose images have one height.
 */
function rowsOf(
  images: readonly GalleryImage[],
  ratioOf: (image: GalleryImage) => number | null,
): StoryRow[] {
  const isWide = (image: GalleryImage | undefined) =>
    image !== undefined &&
    image.stage !== "detail" &&
    (ratioOf(image) ?? USUAL_RATIO) >= WIDE_RATIO;
  const rows: StoryRow[] = [];
  for (let start = 0; start < images.length;) {
    const [first, second] = images.slice(start, start + 2);
    const wide = isWide(first);
    const isAlike = second !== undefined && isWide(second) === wide;
    const layout =
      isAlike && (!wide || rows.at(-1)?.layout === "full") ? "pair" : wide ? "full" : "inset";
    const size = layout === "pair" ? 2 : 1;
    rows.push({ layout, images: images.slice(start, start + size) });
    start += size;
  }
  return rows;
}

/**
 * The width in pixels, without gaps, of a row whose images have the height of the lowest one; null if the size of one
 * is unknown.
 */
export function rowPixels(sizes: readonly (ImageSize | null)[]): number | null {
  const known = sizes.filter((size) => size !== null);
  if (known.length < sizes.length) return null;
  const lowest = Math.min(...known.map(({ height }) => height));
  return known.reduce((total, { width, height }) => total + (width / height) * lowest, 0);
}

/**
 * The share of a row's width for each of its images, which have one height: from 0 to 1, rounded up to
 * hundredths. `ratios` are width by height; an image of unknown size counts as a square.
 */
export function sharesByRatio(ratios: readonly (number | null)[]): number[] {
  const widths = ratios.map((ratio) => ratio ?? 1);
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => Math.ceil((width / sum) * 100) / 100);
}
