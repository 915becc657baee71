import { useQueryClient } from "@tanstack/react-query";
import { socialPictureOf } from "#site/markup/social-picture.ts";

/** Query key under which the build stores the path of a featured image's social preview crop. */
export function socialPictureKey(featuredImageUrl: string | null) {
  return ["social-picture", featuredImageUrl] as const;
}

/** Path of the 1200 × 630 crop; undefined for images uploaded after the build. */
export function useSocialCrop(featuredImageUrl: string | null): string | undefined {
  return useQueryClient().getQueryData<string>(socialPictureKey(featuredImageUrl));
}

/** Absolute URL of the social preview image: the crop, else the featured image, else the studio's default. */
export function socialPicture(featured: string | null, origin: string, crop?: string): string {
  const picture = crop ?? socialPictureOf(featured);
  return picture.startsWith("/") ? `${origin}${picture}` : picture;
}
