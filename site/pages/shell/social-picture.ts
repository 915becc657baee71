import { useQueryClient } from "@tanstack/react-query";
import { socialPictureOf } from "#site/markup/social-picture.ts";

/** Under this key the build notes the crop of a featured picture that it made for social networks. */
export function socialPictureKey(featuredImageUrl: string | null) {
  return ["social-picture", featuredImageUrl] as const;
}

/** Path of the 1200 × 630 crop; undefined for pictures younger than the build. */
export function useSocialCrop(featuredImageUrl: string | null): string | undefined {
  return useQueryClient().getQueryData<string>(socialPictureKey(featuredImageUrl));
}

/** Absolute address of the picture on a social card: the crop, or the picture as it is, or our own. */
export function socialPicture(featured: string | null, origin: string, crop?: string): string {
  const picture = crop ?? socialPictureOf(featured);
  return picture.startsWith("/") ? `${origin}${picture}` : picture;
}
