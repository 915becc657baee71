import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { fetchPicture } from "./fetch-picture.ts";
import type { PictureSources } from "./fetch-picture.ts";
import type { PictureSet } from "../markup/picture-set.ts";

/** 680 fills a phone of 412 px at its density, 960 one of 390 px at its own with room for a margin. */
const WIDTHS = [480, 680, 960, 1200];
/** Lead pictures on large screens; what was uploaded larger is not sent as it is. */
const WIDEST = 1600;
/** Half the colours of a photograph are enough for the eye, and made in half the time. */
const AVIF = { quality: 48, effort: 3, chromaSubsampling: "4:2:0" } as const;
/** A few kilobytes may claim a picture of gigabytes. */
export const LARGEST_PIXELS = 60_000_000;

export interface PictureFolders extends PictureSources {
  readonly outDir: string;
  /** Keeps copies between builds: a picture is fetched and cut once. */
  readonly cacheDir: string;
}

/**
 * Smaller AVIF copies of an uploaded picture below `/pictures`; null for what is no picture or cannot be
 * had: pages then show it as it was uploaded.
 */
export async function pictureCopies(
  address: string,
  folders: PictureFolders,
): Promise<PictureSet | null> {
  const name = nameOf(address);
  const note = path.join(folders.cacheDir, `${name}-${WIDTHS.join("-")}-${AVIF.quality}.json`);
  try {
    const set = await readFile(note, "utf8").then(parseNote, async () => {
      const made = await cut(await fetchPicture(address, folders), name, folders.cacheDir);
      await writeFile(note, JSON.stringify(made));
      return made;
    });
    const target = path.join(folders.outDir, "pictures");
    await mkdir(target, { recursive: true });
    for (const width of set.widths) {
      const file = `${name}-${width}.avif`;
      await copyFile(path.join(folders.cacheDir, file), path.join(target, file));
    }
    return set;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No smaller copies could be made of ${address}: ${reason}`);
    return null;
  }
}

export function nameOf(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 16);
}

function parseNote(text: string): PictureSet {
  return JSON.parse(text) as PictureSet;
}

async function cut(bytes: Buffer, name: string, folder: string): Promise<PictureSet> {
  await mkdir(folder, { recursive: true });
  const upright = sharp(bytes, { limitInputPixels: LARGEST_PIXELS }).rotate();
  const { autoOrient } = await upright.metadata();
  const { width, height } = autoOrient;
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, WIDEST)];
  for (const each of widths) {
    await upright
      .clone()
      .resize({ width: each })
      .avif(AVIF)
      .toFile(path.join(folder, `${name}-${each}.avif`));
  }
  return { name, widths, width, height };
}
