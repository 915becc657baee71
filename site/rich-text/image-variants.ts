import { QueryClientContext } from "@tanstack/react-query";
import { useContext } from "react";
import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";

/** Variants of an uploaded image in smaller widths, made by the build as AVIF: `/pictures/{name}-{width}.avif`. */
export interface ImageVariants {
  readonly name: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Mean color, "#rrggbb": the placeholder while the image loads. None for an image with transparent parts. */
  readonly color?: string;
}

/** Aspect ratio of a portrait crop, width by height. */
export const PORTRAIT_RATIO = 4 / 5;
/** The screens that show portrait crops, which are phones, and all others. */
export const PORTRAIT_SCREENS = "(max-width: 29.99rem)";
export const OTHER_SCREENS = "(min-width: 30rem)";

/** A landscape image cut to a portrait around its focal point, made by the build as AVIF like variants. */
export type PortraitCrop = Pick<ImageVariants, "name" | "widths">;

/** Query key under which the build stores the portrait crop of an image; the URL has its focal point. */
export function portraitCropKey(url: string) {
  return ["portrait-crop", url] as const;
}

/** The portrait crop of an image; undefined without one. */
export function usePortraitCrop(url: string | null): PortraitCrop | undefined {
  return useContext(QueryClientContext)?.getQueryData<PortraitCrop>(portraitCropKey(url ?? ""));
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

/** Style of an image, or of its frame, that shows its mean color until it has loaded. */
export function placeholderStyle(variants: ImageVariants | undefined): CSSProperties {
  return variants?.color === undefined ? {} : { backgroundColor: variants.color };
}

/** The `srcset` of the variants. */
export function variantsSrcSet({ name, widths }: PortraitCrop): string {
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
