import { DEFAULT_SOCIAL_PICTURE } from "#site/config/social-picture.ts";
import { DEFAULT_POST_PICTURE, featuredMedia } from "./media-kind.ts";

/** Social preview image of a row: its featured image, or the studio's default. */
export function socialPictureOf(featuredImageUrl: string | null): string {
  const { kind, address } = featuredMedia(featuredImageUrl, DEFAULT_POST_PICTURE);
  const isOwn = kind === "picture" && address !== DEFAULT_POST_PICTURE;
  return isOwn ? address : DEFAULT_SOCIAL_PICTURE;
}
