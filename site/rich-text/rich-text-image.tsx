import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { imageWidthOfUrl, withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { ImageWidth } from "#supabase/data/image-focus.ts";
import { focalPointStyle } from "./focal-point-style.ts";
import { placeholderStyle, useImageVariants, variantsSrcSet } from "./image-variants.ts";

interface RichTextImageProps {
  readonly address: string;
  readonly alt: string;
  readonly title?: string | undefined;
  /** The `sizes` attribute of an image narrower than the column. */
  readonly sizes?: string;
}

/** An image in a text, with its responsive variants. Its address says how wide it is shown (`ImageWidth`). */
export function RichTextImage({ address, alt, title, sizes: narrower }: RichTextImageProps) {
  const file = withoutImageFragment(address);
  const variants = useImageVariants(file);
  const uploaded = imageFiles(file);
  const { width, height } = variants ?? uploaded ?? {};
  const shownWidth = narrower === undefined ? imageWidthOfUrl(address) : "wide";
  const sizes = narrower ?? (width === undefined ? undefined : sizesOf(width, shownWidth));
  const style = {
    ...placeholderStyle(variants),
    ...styleOf(width, shownWidth === "full" ? address : null),
  };
  const isChoice = variants === undefined && uploaded !== null && uploaded.srcSet !== "";
  const element = (
    <img
      {...(isChoice && { srcSet: uploaded.srcSet, sizes })}
      src={file}
      width={width}
      height={height}
      {...(Object.keys(style).length > 0 && { style })}
      {...(shownWidth !== "wide" && { "data-width": shownWidth })}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
  if (variants === undefined) return element;
  return (
    <picture>
      <source type="image/avif" srcSet={variantsSrcSet(variants)} sizes={sizes} />
      {element}
    </picture>
  );
}

/** The limit of its width, and the focal point of an image that is cropped to the height of the screen. */
function styleOf(width: number | undefined, cropped: string | null): CSSProperties {
  const pixels = width === undefined ? {} : { "--pixels": `${String(width)}px` };
  return { ...pixels, ...focalPointStyle(cropped).style };
}

const COLUMNS: Readonly<Record<ImageWidth, string>> = {
  text: "36rem",
  wide: "74rem",
  full: "100vw",
};

/** `sizes` of an image, which is never wider than itself or its column. */
function sizesOf(width: number, shown: ImageWidth): string {
  return `(min-width: 64rem) min(${width}px, ${COLUMNS[shown]}), min(${width}px, 100vw)`;
}
