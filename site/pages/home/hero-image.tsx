import { chakra } from "@chakra-ui/react";
import { images } from "#site/content/images.ts";
import { ImagePreload } from "#site/ui/image-preload.tsx";
import { fallbackOf, sourceSet } from "#site/ui/picture.tsx";

const wide = images.heroLivingRoom;
const tall = images.heroLivingRoomPortrait;
const landscape = "(min-width: 48rem)";
const sizes = {
  wide: "(min-width: 90rem) 890px, (min-width: 64rem) 64vw, 100vw",
  tall: "100vw",
} as const;

/** The hero image: a portrait crop on phones, the full image from 768 px. */
export function HeroImage() {
  return (
    <picture>
      <ImagePreload
        srcSet={sourceSet(wide)}
        sizes={sizes.wide}
        type="image/avif"
        media={landscape}
      />
      <ImagePreload
        srcSet={sourceSet(tall)}
        sizes={sizes.tall}
        type="image/avif"
        media={`not all and ${landscape}`}
      />
      <source type="image/avif" srcSet={sourceSet(wide)} sizes={sizes.wide} media={landscape} />
      <source type="image/avif" srcSet={sourceSet(tall)} />
      <chakra.img
        src={fallbackOf(wide)}
        alt={wide.alt}
        htmlWidth={wide.width}
        htmlHeight={wide.height}
        fetchPriority="high"
        bg={wide.color}
        width="full"
        aspectRatio={{ base: "4 / 5", md: "16 / 10" }}
        objectFit="cover"
      />
    </picture>
  );
}
