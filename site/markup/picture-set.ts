import { QueryClientContext } from "@tanstack/react-query";
import { useContext } from "react";
import { pictureFiles } from "#supabase/data/picture-copies.ts";

/** Smaller copies of an uploaded picture, made by the build: `/pictures/{name}-{width}.avif`. */
export interface PictureSet {
  readonly name: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Under this key a build notes the copies of a picture. */
export function pictureSetKey(address: string) {
  return ["picture-set", address] as const;
}

/** The copies of a picture; undefined for pictures younger than the build, and in the dashboard. */
export function usePictureSet(address: string): PictureSet | undefined {
  return useContext(QueryClientContext)?.getQueryData<PictureSet>(pictureSetKey(address));
}

export function sourceSet({ name, widths }: PictureSet): string {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(", ");
}

/** The copies that were stored with an uploaded picture, for pictures that no build has seen: WebP,
 * because browsers, which make them, write no AVIF. Nothing for other addresses. */
export function uploadedSet(address: string, sizes: string) {
  const files = pictureFiles(address);
  if (files === null) return {};
  const size = { htmlWidth: files.width, htmlHeight: files.height };
  return files.srcSet === "" ? size : { ...size, srcSet: files.srcSet, sizes };
}
