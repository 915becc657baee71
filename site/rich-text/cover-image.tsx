import { chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { useState } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";
import { ImagePreload } from "#site/ui/image-preload.tsx";
import { coveringSizes } from "./covering-sizes.ts";
import type { Frame } from "./covering-sizes.ts";
import { FOCUSED, focalPointStyle } from "./focal-point-style.ts";
import { featuredMedia } from "./media-kind.ts";
import { PortraitSource } from "./portrait-source.tsx";
import {
  OTHER_SCREENS,
  placeholderStyle,
  uploadedImageProps,
  useImageVariants,
  usePortraitCrop,
  variantsSrcSet,
} from "./image-variants.ts";

interface CoverImageProps {
  /** URL of a row's image or video; null if it has none. */
  readonly address: string | null;
  readonly stockImage: string;
  readonly alt: string;
  /** For the largest image of the first viewport: preloaded and loaded eagerly. */
  readonly priority?: boolean;
  /** The frame on each screen, or the `sizes` attribute, for choosing among the variants. */
  readonly sizes?: string | readonly Frame[];
  /** Shows video controls; without them the video is a still. */
  readonly playable?: boolean;
  /** Shows the portrait crop on phones, if the build has made one: the frame fills their width. */
  readonly croppable?: boolean;
  /** Styles of the frame that the image fills. */
  readonly frame?: SystemStyleObject;
}

const covering: SystemStyleObject = {
  display: "block",
  width: "100%",
  objectFit: "cover",
  objectPosition: FOCUSED,
  bg: "bg.muted",
};

/** Defers loading to about 1.5 viewports away; `loading="lazy"` alone starts much earlier. */
const deferred: SystemStyleObject = {
  display: "block",
  overflow: "hidden",
  bg: "bg.muted",
  contentVisibility: "auto",
};

/**
 * A row's image or video, cropped to its frame. A video without controls shows its first frame. A file that
 * fails to load is replaced by the stock image.
 */
export function CoverImage(props: CoverImageProps) {
  const { address, stockImage, alt, priority = false, playable = false, frame } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const media = featuredMedia(broken === address ? null : address, stockImage);
  const variants = useImageVariants(media.address);
  const crop = usePortraitCrop(props.croppable && broken !== address ? address : null);
  const size = variants ?? imageFiles(media.address);
  const sizes = sizesOf(props.sizes, size);
  const css = { ...covering, ...frame };
  const onError = () => {
    setBroken(address);
  };
  if (media.kind === "video") {
    return (
      <chakra.video
        css={css}
        src={media.address.includes("#") ? media.address : `${media.address}#t=0.1`}
        controls={playable}
        preload="metadata"
        muted
        playsInline
        aria-label={alt}
        onError={onError}
      />
    );
  }
  const isDeferred = variants !== undefined && !priority;
  const image = (
    <chakra.img
      css={isDeferred ? { ...covering, height: "100%" } : css}
      src={media.address}
      alt={alt}
      {...(variants === undefined
        ? uploadedImageProps(media.address, sizes)
        : { htmlWidth: variants.width, htmlHeight: variants.height })}
      style={{
        ...placeholderStyle(variants),
        ...focalPointStyle(broken === address ? null : address).style,
      }}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      onError={onError}
    />
  );
  if (variants === undefined) return image;
  return (
    <chakra.picture
      css={isDeferred ? { ...frame, ...deferred } : { display: "contents" }}
      style={isDeferred ? placeholderStyle(variants) : {}}
    >
      {crop !== undefined && <PortraitSource crop={crop} priority={priority} />}
      {priority && (
        <ImagePreload
          srcSet={variantsSrcSet(variants)}
          sizes={sizes}
          type="image/avif"
          {...(crop !== undefined && { media: OTHER_SCREENS })}
        />
      )}
      {/* `hidden`, so that the element takes no cell in the surrounding grid. */}
      <source hidden type="image/avif" srcSet={variantsSrcSet(variants)} sizes={sizes} />
      {image}
    </chakra.picture>
  );
}

function sizesOf(sizes: CoverImageProps["sizes"], size: ImageSize | null): string {
  if (sizes === undefined) return "100vw";
  if (typeof sizes === "string") return sizes;
  return coveringSizes(sizes, size === null ? undefined : size.width / size.height);
}
