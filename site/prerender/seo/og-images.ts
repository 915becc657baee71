import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { focalPointOfUrl, withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { PAPER } from "#site/ui/theme/palette.ts";
import { fetchImage } from "../fetch-image.ts";
import type { ImageLocations } from "../fetch-image.ts";
import { MAX_PIXELS, nameOf } from "../responsive-images.ts";
import type { ImageFolders } from "../responsive-images.ts";
import { withWordmark } from "./with-wordmark.ts";

/** Part of the file names; changes with the design, so that crops cached by earlier builds are not used. */
const DESIGN = "wordmark";

/**
 * Makes the OG image of a featured or hero image: a crop for social previews with the studio's wordmark. Returns its
 * path, or null (with a warning) if the URL is no image or cannot be fetched: the page then shares the original image.
 */
export async function writeOgImage(url: string, folders: ImageFolders): Promise<string | null> {
  const name = `${nameOf(url)}-${DESIGN}.jpg`;
  const cachedFile = path.join(folders.cacheDir, name);
  try {
    const crop = await readFile(cachedFile).catch(() => cropImage(url, folders));
    await mkdir(folders.cacheDir, { recursive: true });
    await writeFile(cachedFile, crop);
    await mkdir(path.join(folders.outDir, "og"), { recursive: true });
    await writeFile(path.join(folders.outDir, "og", name), crop);
    return `/og/${name}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No social picture could be cut from ${url}: ${reason}`);
    return null;
  }
}

async function cropImage(url: string, sources: ImageLocations): Promise<Buffer> {
  const file = withoutImageFragment(url);
  const bytes = await fetchImage(file, sources);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  const cropped =
    file === url
      ? image.resize({ ...SOCIAL_IMAGE, fit: "cover", position: sharp.strategy.attention })
      : await cropAroundFocus(image, focalPointOfUrl(url));
  return withWordmark(await cropped.flatten({ background: PAPER }).png().toBuffer());
}

/** Like CSS `object-position`: `x` and `y` are the percentages of the surplus that lie before the crop. */
async function cropAroundFocus(image: Sharp, { x, y }: ImageFocus): Promise<Sharp> {
  const { data, info } = await image
    .resize({ ...SOCIAL_IMAGE, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    ...SOCIAL_IMAGE,
    left: Math.round(((info.width - SOCIAL_IMAGE.width) * x) / 100),
    top: Math.round(((info.height - SOCIAL_IMAGE.height) * y) / 100),
  });
}
