import { chakra } from "@chakra-ui/react";
import { images } from "#site/content/images.ts";
import type { UploadedImage } from "#site/content/page-copy.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { ImagePreload } from "#site/ui/image-preload.tsx";
import { fallbackOf, sourceSet } from "#site/ui/picture.tsx";

const wide = images.heroLivingRoom;
const tall = images.heroLivingRoomPortrait;
/** Below, phones show the portrait file. */
export const HERO_LANDSCAPE = "(min-width: 48rem)";
/** Attribute `sizes` of the landscape and the portrait crop. */
export const heroSizes = {
  // Below 80rem the text can make the frame nearly square, so that the image is wider than the frame.
  wide: "(min-width: 80rem) 64vw, (min-width: 64rem) 90vw, 100vw",
  tall: "100vw",
} as const;
/** Frame of the hero image, also of an uploaded one. */
const heroFrame = {
  width: "full",
  aspectRatio: { base: "4 / 5", sm: "4 / 3", md: "16 / 9", lg: "16 / 10" },
  // The caption below it stays in the first viewport of a low window, unless the text is higher.
  maxHeight: { lg: "max(24rem, 100svh - 21.5rem)" },
  // As high as the text beside it.
  minHeight: { lg: "full" },
  objectFit: "cover",
} as const;
export const heroShape = {
  ...heroFrame,
  // With the lamps, where the portrait file is cropped.
  objectPosition: { base: "50% 40%", md: "center" },
} as const;

/** The hero image: the portrait file on phones, the full image from 768 px. */
export function HeroImage() {
  return (
    <picture>
      <ImagePreload
        srcSet={sourceSet(wide)}
        sizes={heroSizes.wide}
        type="image/avif"
        media={HERO_LANDSCAPE}
      />
      <ImagePreload
        srcSet={sourceSet(tall)}
        sizes={heroSizes.tall}
        type="image/avif"
        media={`not all and ${HERO_LANDSCAPE}`}
      />
      <source
        type="image/avif"
        srcSet={sourceSet(wide)}
        sizes={heroSizes.wide}
        media={HERO_LANDSCAPE}
      />
      <source type="image/avif" srcSet={sourceSet(tall)} />
      <chakra.img
        src={fallbackOf(wide)}
        alt={wide.alt}
        htmlWidth={wide.width}
        htmlHeight={wide.height}
        fetchPriority="high"
        bg={wide.color}
        {...heroShape}
      />
    </picture>
  );
}

/** An uploaded image in the place of the site's own, around its focal point. */
export function UploadedHeroImage({ image }: { readonly image: UploadedImage }) {
  return (
    <CoverImage
      key={image.address}
      address={image.address}
      stockImage={fallbackOf(wide)}
      alt={image.alt}
      // On phones a landscape is wider than its frame: an image of 16:9 in 4:3 by a third, one of 3:2 in 4:5 by 88 %.
      sizes="(min-width: 80rem) 64vw, (min-width: 64rem) 90vw, (min-width: 48rem) 100vw, (min-width: 30rem) 134vw, 188vw"
      priority
      frame={heroFrame}
    />
  );
}
