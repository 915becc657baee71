import { QueryClientContext } from "@tanstack/react-query";
import { useContext } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";

/** Variants of an uploaded image in smaller widths, made by the build as AVIF: `/pictures/{name}-{width}.avif`. */
export interface ImageVariants {
  readonly name: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Query key under which the build stores an image's variants. */
export function imageVariantsKey(address: string) {
  return ["image-variants", address] as const;
}

/** The variants of an image; undefined for images uploaded after the build, and in the dashboard. */
export function useImageVariants(address: string): ImageVariants | undefined {
  return useContext(QueryClientContext)?.getQueryData<ImageVariants>(imageVariantsKey(address));
}

/** Finds the size in pixels of images with variants; null for others. */
export function useImageSize(): (address: string) => ImageSize | null {
  const cache = useContext(QueryClientContext);
  return (address) => cache?.getQueryData<ImageVariants>(imageVariantsKey(address)) ?? null;
}

/** The `srcset` of the variants. */
export function variantsSrcSet({ name, widths }: ImageVariants): string {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(", ");
}

/**
 * Attributes of an uploaded image for which no build has made variants: size, and the `srcset` of the WebP
 * copies that the uploading browser has stored (browsers cannot encode AVIF). Empty for other URLs.
 */
export function uploadedImageProps(address: string, sizes: string) {
  const files = imageFiles(address);
  if (files === null) return {};
  const size = { htmlWidth: files.width, htmlHeight: files.height };
  return files.srcSet === "" ? size : { ...size, srcSet: files.srcSet, sizes };
}
