import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { fetchImage } from "./fetch-image.ts";
import type { ImageLocations } from "./fetch-image.ts";
import type { ImageVariants } from "../rich-text/image-variants.ts";

/**
 * Widths in pixels. 680 fits a 412 px wide phone at a density of 1.75, 960 a 390 px one at 2, margins included; 736 fits
 * the first one without margins. Landscape images that are cut to a portrait are drawn up to 1.9 times as wide as a phone:
 * 1440 fits these at 2.
 */
const WIDTHS = [480, 680, 736, 960, 1200, 1440];
/**
 * Variants nearly as wide as the largest one are left out: at high pixel densities Chromium chooses by the
 * geometric mean, that is the smaller of two similar variants, and would enlarge it.
 */
const LARGEST_SHARE = 0.9;
/** Width limit in pixels, for lead images on large and dense screens. Larger originals are not served. */
const MAX_WIDTH = 1920;
/**
 * Chroma subsampling is invisible in photographs and halves the encoding time. So does effort 1 instead of 2, for files
 * that are 2 % larger.
 */
const AVIF = { quality: 48, effort: 1, chromaSubsampling: "4:2:0" } as const;
/** Limit of decoded pixels: a file of a few kilobytes can declare an image of gigabytes. */
export const MAX_PIXELS = 60_000_000;

export interface ImageFolders extends ImageLocations {
  readonly outDir: string;
  /** Cache between builds: each image is fetched and resized once. */
  readonly cacheDir: string;
}

/**
 * Writes responsive AVIF variants of an image below `/pictures`. Returns null (with a warning) if the URL is
 * no image or cannot be fetched: pages then show the original.
 */
export async function writeResponsiveImages(
  url: string,
  folders: ImageFolders,
): Promise<ImageVariants | null> {
  const name = nameOf(url);
  const cacheFile = path.join(
    folders.cacheDir,
    `${name}-${WIDTHS.join("-")}-${LARGEST_SHARE}-${AVIF.quality}.json`,
  );
  try {
    const variants = await readFile(cacheFile, "utf8").then(parseVariants, async () => {
      const created = await resize(await fetchImage(url, folders), name, folders.cacheDir);
      await writeFile(cacheFile, JSON.stringify(created));
      return created;
    });
    const target = path.join(folders.outDir, "pictures");
    await mkdir(target, { recursive: true });
    for (const width of variants.widths) {
      const file = `${name}-${width}.avif`;
      await copyFile(path.join(folders.cacheDir, file), path.join(target, file));
    }
    return variants;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No smaller variants could be made of ${url}: ${reason}`);
    return null;
  }
}

/** Base name of the variants' files: a hash of the image's URL. */
export function nameOf(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 16);
}

function parseVariants(text: string): ImageVariants {
  return JSON.parse(text) as ImageVariants;
}

async function resize(bytes: Buffer, name: string, folder: string): Promise<ImageVariants> {
  await mkdir(folder, { recursive: true });
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const largest = Math.min(width, MAX_WIDTH);
  const widths = [...WIDTHS.filter((each) => each < largest * LARGEST_SHARE), largest];
  for (const each of widths) {
    await image
      .clone()
      .resize({ width: each })
      .avif(AVIF)
      .toFile(path.join(folder, `${name}-${each}.avif`));
  }
  return { name, widths, width, height };
}
