import { QueryClientContext } from "@tanstack/react-query";
import { useContext } from "react";
import { featuredOrDefaultImage } from "#site/rich-text/featured-or-default.ts";

/** Query key under which the build stores the path of the OG image that it made of a featured or hero image. */
export function ogImageKey(url: string | null) {
  return ["og-image", url] as const;
}

/** Path of the OG image made of this image; undefined for images uploaded after the build. */
export function useOgImage(url: string | null): string | undefined {
  return useContext(QueryClientContext)?.getQueryData<string>(ogImageKey(url));
}

/** Absolute URL of the social preview image: the OG image, else the featured image, else the studio's default. */
export function socialImageUrl(featured: string | null, origin: string, ogImage?: string): string {
  const image = ogImage ?? featuredOrDefaultImage(featured);
  return image.startsWith("/") ? `${origin}${image}` : image;
}
