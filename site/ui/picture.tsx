import { chakra } from "@chakra-ui/react";
import type { HTMLChakraProps } from "@chakra-ui/react";
import { EarlyPicture } from "./early-picture.tsx";

/** One derived picture set: /images/{name}-{width}.avif and .webp for each width. */
export interface PictureSource {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

interface PictureProps extends Omit<HTMLChakraProps<"img">, "src" | "srcSet" | "loading"> {
  readonly source: PictureSource;
  readonly sizes: string;
  /** The one picture that decides the first impression; all others wait until needed. */
  readonly priority?: boolean;
}

const base = import.meta.env.BASE_URL;

export function Picture({ source, sizes, priority = false, alt, ...img }: PictureProps) {
  const srcSet = (type: "avif" | "webp") =>
    source.widths
      .map((width) => `${base}images/${source.name}-${String(width)}.${type} ${String(width)}w`)
      .join(", ");
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    <picture>
      {priority && <EarlyPicture srcSet={srcSet("avif")} sizes={sizes} type="image/avif" />}
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <chakra.img
        src={`${base}images/${source.name}-${String(middle)}.webp`}
        srcSet={srcSet("webp")}
        sizes={sizes}
        htmlWidth={source.width}
        htmlHeight={source.height}
        alt={alt ?? source.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        bg={source.color}
        width="100%"
        height="auto"
        objectFit="cover"
        {...img}
      />
    </picture>
  );
}
