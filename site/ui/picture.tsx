import { chakra } from "@chakra-ui/react";
import type { HTMLChakraProps } from "@chakra-ui/react";
import { ImagePreload } from "./image-preload.tsx";

/** An image's variants: /images/{name}-{width}.avif for each width, and the widest also as .webp. */
export interface SiteImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

export interface ImageProps extends Omit<HTMLChakraProps<"picture">, "children"> {
  readonly source: SiteImage;
  readonly sizes: string;
  /** The largest image of the first viewport: preloaded and loaded eagerly. All others load lazily. */
  readonly priority?: boolean;
}

/** A responsive image. Its fixed aspect ratio prevents a layout shift while it loads. */
export function Picture({ source, sizes, priority = false, ...frame }: ImageProps) {
  const srcSet = sourceSet(source);
  return (
    <chakra.picture
      display="block"
      width="100%"
      overflow="hidden"
      aspectRatio={`${source.width} / ${source.height}`}
      // Defers loading to about 1.5 viewports away; `loading="lazy"` alone starts much earlier.
      css={priority ? {} : { contentVisibility: "auto" }}
      {...frame}
      style={{ background: source.color }}
    >
      {priority && <ImagePreload srcSet={srcSet} sizes={sizes} type="image/avif" />}
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

/** The `srcset` of the AVIF variants. */
export function sourceSet({ name, widths }: SiteImage): string {
  return widths.map((width) => `${base}images/${name}-${width}.avif ${width}w`).join(", ");
}

/** URL of the WebP for browsers without AVIF. */
export function fallbackOf({ name, width }: SiteImage): string {
  return `${base}images/${name}-${width}.webp`;
}

/** The desktop app has the public site's address here, for it contains none of its images. */
const base = import.meta.env.VITE_IMAGE_BASE ?? import.meta.env.BASE_URL;
