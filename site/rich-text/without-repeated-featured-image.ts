import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { parseBody } from "./parse-body.ts";
import { splitBlocks } from "./split-blocks.ts";

/** Number of blocks at the start of a text that are on the first screens, together with the featured image. */
const FIRST_BLOCKS = 3;
const IMAGE_START = "![";

/**
 * A text as it is shown below its featured image: without the block among the first ones that repeats it. An image with a
 * caption, a width or a focal point of its own stays.
 */
export function withoutRepeatedFeaturedImage(
  content: string,
  featuredImageUrl: string | null,
): string {
  if (featuredImageUrl === null || featuredImageUrl === "") return content;
  // Most texts have no image, and need not be split.
  if (!content.includes(IMAGE_START)) return content;
  const file = withoutImageFragment(featuredImageUrl);
  const blocks = splitBlocks(content);
  const index = blocks.slice(0, FIRST_BLOCKS).findIndex((block) => isOnlyImage(block, file));
  return index === -1 ? content : blocks.toSpliced(index, 1).join("\n");
}

function isOnlyImage(block: string, file: string): boolean {
  if (!block.startsWith(IMAGE_START)) return false;
  const [, inline, close, ...others] = parseBody(block);
  if (close?.type !== "paragraph_close" || others.length > 0) return false;
  const [image, ...rest] = inline?.children ?? [];
  return (
    image?.type === "image" &&
    rest.length === 0 &&
    image.attrGet("title") === null &&
    image.attrGet("src") === file
  );
}
