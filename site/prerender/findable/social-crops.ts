import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { focusOf, withoutFocus } from "#supabase/data/picture-focus.ts";
import type { PictureFocus } from "#supabase/data/picture-focus.ts";
import { SOCIAL_PICTURE } from "#site/config/social-picture.ts";
import { fetchPicture } from "../fetch-picture.ts";
import type { PictureSources } from "../fetch-picture.ts";
import { LARGEST_PIXELS, nameOf } from "../picture-copies.ts";
import type { PictureFolders } from "../picture-copies.ts";

/**
 * Cuts a featured picture for social networks; answers with the path of the crop, or null for what is no
 * picture or cannot be had. The post then shares the picture as it is.
 */
export async function socialCrop(address: string, folders: PictureFolders): Promise<string | null> {
  const name = `${nameOf(address)}.jpg`;
  const kept = path.join(folders.cacheDir, name);
  try {
    const crop = await readFile(kept).catch(() => cut(address, folders));
    await mkdir(folders.cacheDir, { recursive: true });
    await writeFile(kept, crop);
    await mkdir(path.join(folders.outDir, "og"), { recursive: true });
    await writeFile(path.join(folders.outDir, "og", name), crop);
    return `/og/${name}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No social picture could be cut from ${address}: ${reason}`);
    return null;
  }
}

async function cut(address: string, sources: PictureSources): Promise<Buffer> {
  const file = withoutFocus(address);
  const bytes = await fetchPicture(file, sources);
  const picture = sharp(bytes, { limitInputPixels: LARGEST_PIXELS }).rotate();
  const cropped =
    file === address
      ? picture.resize({ ...SOCIAL_PICTURE, fit: "cover", position: sharp.strategy.attention })
      : await focused(picture, focusOf(address));
  return cropped.flatten({ background: "#FAF7F2" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** As `object-position` does it: this share of what is left over lies before the crop. */
async function focused(picture: Sharp, { x, y }: PictureFocus): Promise<Sharp> {
  const { data, info } = await picture
    .resize({ ...SOCIAL_PICTURE, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    ...SOCIAL_PICTURE,
    left: Math.round(((info.width - SOCIAL_PICTURE.width) * x) / 100),
    top: Math.round(((info.height - SOCIAL_PICTURE.height) * y) / 100),
  });
}
