import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { SOCIAL_PICTURE } from "#site/config/social-picture.ts";
import { bytesOf, nameOf } from "../picture-copies.ts";
import type { PictureFolders } from "../picture-copies.ts";

/**
 * Cuts a featured picture for social networks; answers with the path of the crop, or null for what is no
 * picture or cannot be had. The post then shares the picture as it is.
 */
export async function socialCrop(address: string, folders: PictureFolders): Promise<string | null> {
  const name = `${nameOf(address)}.jpg`;
  const kept = path.join(folders.cacheDir, name);
  try {
    const crop = await readFile(kept).catch(() => cut(address, folders.publicDir));
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

async function cut(address: string, publicDir: string): Promise<Buffer> {
  return sharp(await bytesOf(address, publicDir))
    .rotate()
    .resize({ ...SOCIAL_PICTURE, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "#FAF7F2" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
