import { ImagePreload } from "#site/ui/image-preload.tsx";
import { PORTRAIT_RATIO, PORTRAIT_SCREENS, variantsSrcSet } from "./image-variants.ts";
import type { PortraitCrop } from "./image-variants.ts";

interface PortraitSourceProps {
  readonly crop: PortraitCrop;
  /** Preloaded, for the first viewport. */
  readonly priority: boolean;
}

/** The source of a `<picture>` that fills a phone's width with the portrait crop of the image. */
export function PortraitSource({ crop, priority }: PortraitSourceProps) {
  const srcSet = variantsSrcSet(crop);
  return (
    <>
      {priority && (
        <ImagePreload srcSet={srcSet} sizes="100vw" type="image/avif" media={PORTRAIT_SCREENS} />
      )}
      <source
        hidden
        media={PORTRAIT_SCREENS}
        type="image/avif"
        srcSet={srcSet}
        sizes="100vw"
        // The aspect ratio of the image on these screens.
        width={PORTRAIT_RATIO * 1000}
        height={1000}
      />
    </>
  );
}
