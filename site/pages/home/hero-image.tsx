import { chakra } from "@chakra-ui/react";
import { images } from "#site/content/images.ts";
import { ImagePreload } from "#site/ui/image-preload.tsx";
import { fallbackOf, sourceSet } from "#site/ui/picture.tsx";

const wide = images.heroLivingRoom;
const tall = images.heroLivingRoomPortrait;
/** Below, phones show a square of the portrait file. */
export const HERO_LANDSCAPE = "(min-width: 48rem)";
/** Attribute `sizes` of the landscape and the portrait crop. */
export const heroSizes = {
  wide: "(min-width: 64rem) 64vw, 100vw",
  tall: "100vw",
} as const;
/** Frame of the hero image. */
export const heroShape = {
  width: "full",
  aspectRatio: { base: "1 / 1", md: "16 / 10" },
  // Caption and numbers below it stay in the first viewport, also of a low window.
  maxHeight: { lg: "max(24rem, 100svh - 22.5rem)" },
  objectFit: "cover",
} as const;

/** The hero image: a square of the portrait file on phones, the full image from 768 px. */
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
