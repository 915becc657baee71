import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { uploadSourceSet, useImageVariants } from "./image-variants.ts";

interface RichTextImageProps {
  readonly address: string;
  readonly alt: string;
  readonly title?: string | undefined;
  /** The `sizes` attribute of an image narrower than the column. */
  readonly sizes?: string;
}

/** An image in a text, with its responsive copies. */
export function RichTextImage({ address, alt, title, sizes: narrower }: RichTextImageProps) {
  const copies = useImageVariants(address);
  const uploaded = imageFiles(address);
  const { width, height } = copies ?? uploaded ?? {};
  const sizes = narrower ?? (width === undefined ? undefined : sizesOf(width));
  const isChoice = copies === undefined && uploaded !== null && uploaded.srcSet !== "";
  const element = (
    <img
      {...(isChoice && { srcSet: uploaded.srcSet, sizes })}
      src={address}
      width={width}
      height={height}
      {...(width !== undefined && { style: { "--pixels": `${String(width)}px` } as CSSProperties })}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
  if (copies === undefined) return element;
  return (
    <picture>
      <source type="image/avif" srcSet={uploadSourceSet(copies)} sizes={sizes} />
      {element}
    </picture>
  );
}

/** `sizes` of an image, which is never wider than itself or its column. */
function sizesOf(width: number): string {
  return `(min-width: 64rem) min(${width}px, 60rem), min(${width}px, 100vw)`;
}
