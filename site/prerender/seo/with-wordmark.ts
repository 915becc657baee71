import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { PAPER } from "#site/ui/theme/palette.ts";

/** Width of the wordmark in a social preview, and the padding of the label behind it, in pixels. */
const WORDMARK_WIDTH = 320;
const PADDING = { inline: 44, block: 32 } as const;

/** The wordmark as outlines of the heading font, since image libraries have none of the site's fonts. Draw it anew after a
 * change of the studio's name. */
const WORDMARK_FILE = new URL("./wordmark.svg", import.meta.url);

/** Puts the studio's wordmark on a paper label in the lower left corner of a social preview image. */
export async function withWordmark(image: Buffer): Promise<Buffer> {
  const wordmark = await sharp(await readFile(WORDMARK_FILE))
    .resize({ width: WORDMARK_WIDTH })
    .png()
    .toBuffer({ resolveWithObject: true });
  const label = {
    width: WORDMARK_WIDTH + 2 * PADDING.inline,
    height: wordmark.info.height + 2 * PADDING.block,
  };
  const background = await sharp({ create: { ...label, channels: 3, background: PAPER } })
    .png()
    .toBuffer();
  const top = SOCIAL_IMAGE.height - label.height;
  return sharp(image)
    .composite([
      { input: background, left: 0, top },
      { input: wordmark.data, left: PADDING.inline, top: top + PADDING.block },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
