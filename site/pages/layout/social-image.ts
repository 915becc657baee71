import { QueryClientContext } from "@tanstack/react-query";
import { useContext } from "react";
import { featuredOrDefaultImage } from "#site/rich-text/featured-or-default.ts";

/** Query key under which the build stores the path of the social preview crop of a featured or hero image. */
export function socialImageKey(featuredImageUrl: string | null) {
  return ["social-image", featuredImageUrl] as const;
}

/** Path of the 1200 × 630 crop; undefined for images uploaded after the build. */
export function useSocialCrop(featuredImageUrl: string | null): string | undefined {
  return useContext(QueryClientContext)?.getQueryData<string>(socialImageKey(featuredImageUrl));
}

/** Absolute URL of the social preview image: the crop, else the featured image, else the studio's default. */
export function socialImage(featured: string | null, origin: string, crop?: string): string {
  const image = crop ?? featuredOrDefaultImage(featured);
  return image.startsWith("/") ? `${origin}${image}` : image;
}
