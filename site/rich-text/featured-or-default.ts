import { DEFAULT_SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { DEFAULT_POST_IMAGE, featuredMedia } from "./media-kind.ts";

/** Social preview image of a row: its featured image, or the studio's default. */
export function featuredOrDefaultImage(featuredImageUrl: string | null): string {
  const { kind, address } = featuredMedia(featuredImageUrl, DEFAULT_POST_IMAGE);
  const isOwn = kind === "image" && address !== DEFAULT_POST_IMAGE;
  return isOwn ? address : DEFAULT_SOCIAL_IMAGE;
}
