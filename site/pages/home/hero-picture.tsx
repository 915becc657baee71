import { chakra } from "@chakra-ui/react";
import { pictures } from "#site/content/pictures.ts";
import { EarlyPicture } from "#site/ui/early-picture.tsx";
import { fallbackOf, sourceSet } from "#site/ui/picture.tsx";

const wide = pictures.heroLivingRoom;
const tall = pictures.heroLivingRoomPortrait;
const landscape = "(min-width: 48rem)";
const sizes = {
  wide: "(min-width: 90rem) 890px, (min-width: 64rem) 64vw, 100vw",
  tall: "100vw",
} as const;

/** The hero image: a portrait crop on phones, the full image from 768 px. */
export function HeroPicture() {
  return (
    <picture>
      <EarlyPicture
        srcSet={sourceSet(wide)}
        sizes={sizes.wide}
        type="image/avif"
        media={landscape}
      />
      <EarlyPicture
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
