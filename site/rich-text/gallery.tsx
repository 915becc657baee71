import type { CSSProperties } from "react";
import { USUAL_RATIO } from "./covering-sizes.ts";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { BodyImage } from "./body-media.ts";
import { galleryRows } from "./gallery-rows.ts";
import { useImageVariants } from "./image-variants.ts";
import { RichTextImage } from "./rich-text-image.tsx";

const SIZES = "(min-width: 64rem) 32rem, (min-width: 30rem) 50vw, 100vw";

/** Rows of images of equal height: each one is as wide as its ratio demands, so none is cropped. */
export function Gallery({ images }: { readonly images: readonly BodyImage[] }) {
  return (
    <div data-gallery="">
      {galleryRows(images).map((row, index) => (
        <div key={index} data-row={row.length}>
          {row.map((image, position) => (
            <GalleryImage key={position} image={image} />
          ))}
        </div>
      ))}
    </div>
  );
}

function GalleryImage({ image: { address, alt, caption } }: { readonly image: BodyImage }) {
  const size = useImageVariants(address) ?? imageFiles(address);
  const ratio = size === null ? USUAL_RATIO : size.width / size.height;
  return (
    <figure style={{ "--ratio": Math.round(ratio * 1000) / 1000 } as CSSProperties}>
      <RichTextImage address={address} alt={alt} sizes={SIZES} />
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
