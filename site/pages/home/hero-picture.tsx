import { chakra } from "@chakra-ui/react";
import { pictures } from "#site/content/pictures.ts";
import { EarlyPicture } from "#site/ui/early-picture.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

const wide = pictures.heroLivingRoom;
const tall = pictures.heroLivingRoomPortrait;
const landscape = "(min-width: 48rem)";
const sizes = {
  wide: "(min-width: 90rem) 890px, (min-width: 64rem) 64vw, 100vw",
  tall: "100vw",
} as const;

/** The picture of the first impression: a tall cut on phones, the whole room from 768 px. */
export function HeroPicture() {
  return (
    <picture>
      <EarlyPicture
        srcSet={srcSetOf(wide, "avif")}
        sizes={sizes.wide}
        type="image/avif"
        media={landscape}
      />
      <EarlyPicture
        srcSet={srcSetOf(tall, "avif")}
        sizes={sizes.tall}
        type="image/avif"
        media={`not all and ${landscape}`}
      />
      <Sources source={wide} media={landscape} sizes={sizes.wide} />
      <Sources source={tall} sizes={sizes.tall} />
      <chakra.img
        src={fileOf(wide, 960, "webp")}
        alt={wide.alt}
        htmlWidth={wide.width}
        htmlHeight={wide.height}
        fetchPriority="high"
        decoding="async"
        bg={wide.color}
        display="block"
        width="full"
        height="auto"
        aspectRatio={{ base: "4 / 5", md: "16 / 10" }}
        objectFit="cover"
      />
    </picture>
  );
}

interface SourcesProps {
  readonly source: PictureSource;
  readonly sizes: string;
  readonly media?: string;
}

function Sources({ source, ...attributes }: SourcesProps) {
  return (["avif", "webp"] as const).map((type) => (
    <source key={type} type={`image/${type}`} srcSet={srcSetOf(source, type)} {...attributes} />
  ));
}

function srcSetOf(source: PictureSource, type: "avif" | "webp"): string {
  return source.widths
    .map((width) => `${fileOf(source, width, type)} ${String(width)}w`)
    .join(", ");
}

function fileOf({ name }: PictureSource, width: number, type: "avif" | "webp"): string {
  return `/images/${name}-${String(width)}.${type}`;
}
