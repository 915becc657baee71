import { chakra } from "@chakra-ui/react";
import type { HTMLChakraProps } from "@chakra-ui/react";
import { EarlyPicture } from "./early-picture.tsx";

/** One derived picture set: /images/{name}-{width}.avif for each width, and the widest as .webp. */
export interface PictureSource {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

interface PictureProps extends Omit<HTMLChakraProps<"picture">, "children"> {
  readonly source: PictureSource;
  readonly sizes: string;
  /** The one picture that decides the first impression; all others wait until needed. */
  readonly priority?: boolean;
}

/** Its frame has a shape of its own, so that nothing moves while the picture is not there. */
export function Picture({ source, sizes, priority = false, ...frame }: PictureProps) {
  const srcSet = sourceSet(source);
  return (
    <chakra.picture
      display="block"
      width="100%"
      overflow="hidden"
      aspectRatio={`${source.width} / ${source.height}`}
      // Not fetched before it is a screen and a half away; lazy loading alone begins far earlier.
      css={priority ? {} : { contentVisibility: "auto" }}
      {...frame}
      style={{ background: source.color }}
    >
      {priority && <EarlyPicture srcSet={srcSet} sizes={sizes} type="image/avif" />}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <chakra.img
        src={fallbackOf(source)}
        htmlWidth={source.width}
        htmlHeight={source.height}
        alt={source.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        width="100%"
        height="100%"
        objectFit="cover"
        objectPosition="inherit"
      />
    </chakra.picture>
  );
}

export function sourceSet({ name, widths }: PictureSource): string {
  return widths.map((width) => `${base}images/${name}-${width}.avif ${width}w`).join(", ");
}

/** For browsers that cannot read AVIF. */
export function fallbackOf({ name, width }: PictureSource): string {
  return `${base}images/${name}-${width}.webp`;
}

const base = import.meta.env.BASE_URL;
