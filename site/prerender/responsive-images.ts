import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { focalPointOfUrl, withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { fetchImage } from "./fetch-image.ts";
import type { ImageLocations } from "./fetch-image.ts";
import { PORTRAIT_RATIO } from "../rich-text/image-variants.ts";
import type { ImageVariants, PortraitCrop } from "../rich-text/image-variants.ts";

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
export function writeResponsiveImages(
  url: string,
  folders: ImageFolders,
): Promise<ImageVariants | null> {
  const version = `${WIDTHS.join("-")}-${LARGEST_SHARE}-${AVIF.quality}-color`;
  return writeFiles(url, version, folders, (image, name) => resize(image, name, folders.cacheDir));
}

/**
 * Widths in pixels of a portrait crop, which fills a phone without margins: 752 fits one of 412 px at a density of 1.75
 * and one of 375 px at 2, 784 one of 390 px at 2.
 */
const CROP_WIDTHS = [480, 752, 784, 1024];
/** Phones are dense: the crop may be coarser than `AVIF`, so that it takes no longer to load than the whole image. */
const CROP_AVIF = { ...AVIF, quality: 38 } as const;
/** Images that are little wider than the crop need none. */
const LANDSCAPE_RATIO = 1.2;
/** Two pixels for each of the widest phones, 430 px: a narrower crop would be enlarged there. */
const CROP_MIN = 860;

/**
 * Writes the portrait crop of a landscape image around the focal point of its URL. Returns null for other images, and
 * with a warning if the image cannot be fetched.
 */
export async function writePortraitCrop(
  url: string,
  folders: ImageFolders,
): Promise<PortraitCrop | null> {
  const version = `portrait-${CROP_WIDTHS.join("-")}-${CROP_AVIF.quality}`;
  const focus = focalPointOfUrl(url);
  const crop = await writeFiles(url, version, folders, (image, name) =>
    cropToPortrait(image, focus, `${name}-portrait`, folders.cacheDir),
  );
  return crop === null || crop.widths.length === 0 ? null : crop;
}

/** Creates the files of an image in the cache, unless they are there, and copies them to the build. */
async function writeFiles<Files extends PortraitCrop>(
  url: string,
  version: string,
  folders: ImageFolders,
  create: (image: Sharp, name: string) => Promise<Files>,
): Promise<Files | null> {
  const { cacheDir, outDir } = folders;
  const name = nameOf(url);
  const cacheFile = path.join(cacheDir, `${name}-${version}.json`);
  try {
    const files = await readFile(cacheFile, "utf8").then(
      (text) => JSON.parse(text) as Files,
      async () => {
        const bytes = await fetchImage(withoutImageFragment(url), folders);
        await mkdir(cacheDir, { recursive: true });
        const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
        const created = await create(image, name);
        await writeFile(cacheFile, JSON.stringify(created));
        return created;
      },
    );
    const target = path.join(outDir, "pictures");
    await mkdir(target, { recursive: true });
    for (const width of files.widths) {
      const file = `${files.name}-${width}.avif`;
      await copyFile(path.join(cacheDir, file), path.join(target, file));
    }
    return files;
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

async function resize(image: Sharp, name: string, folder: string): Promise<ImageVariants> {
  const { autoOrient, hasAlpha } = await image.metadata();
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
  const color = hasAlpha ? {} : { color: await meanColor(image) };
  return { name, widths, width, height, ...color };
}

async function meanColor(image: Sharp): Promise<string> {
  const pixel = image.clone().resize(1, 1, { fit: "fill" }).toColourspace("srgb");
  return `#${(await pixel.raw().toBuffer()).toString("hex").slice(0, 6)}`;
}

async function cropToPortrait(
  image: Sharp,
  focus: ImageFocus,
  name: string,
  folder: string,
): Promise<PortraitCrop> {
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const across = Math.floor(height * PORTRAIT_RATIO);
  if (width / height < LANDSCAPE_RATIO || across < CROP_MIN) return { name, widths: [] };
  const left = Math.round(((width - across) * focus.x) / 100);
  const largest = Math.min(across, CROP_WIDTHS.at(-1) ?? across);
  const widths = [...CROP_WIDTHS.filter((each) => each < largest * LARGEST_SHARE), largest];
  for (const each of widths) {
    await image
      .clone()
      .extract({ left, top: 0, width: across, height })
      .resize({ width: each })
      .avif(CROP_AVIF)
      .toFile(path.join(folder, `${name}-${each}.avif`));
  }
  return { name, widths };
}
