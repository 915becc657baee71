import { chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { use } from "react";
import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { ImagePreload } from "#site/ui/image-preload.tsx";
import {
  OTHER_SCREENS,
  placeholderStyle,
  uploadedImageProps,
  useImageVariants,
  usePortraitCrop,
  variantsSrcSet,
} from "../image-variants.ts";
import { PortraitSource } from "../portrait-source.tsx";
import { CameraCaption, useViewId } from "./camera-caption.tsx";
import { EnlargeContext } from "./enlarge-context.ts";

/**
 * Styles of images at their own ratio, by element name. `--pixels` is the width in pixels; on dense screens
 * an image has two of them for each of CSS.
 */
export const projectImageStyle: SystemStyleObject = {
  "& figure[data-image]": {
    margin: "0",
    minWidth: "0",
    "--drawn": "var(--pixels, 100%)",
    "@media (min-resolution: 1.5dppx)": { "--drawn": "calc(var(--pixels, 200%) / 2)" },
    maxWidth: "var(--drawn)",
  },
  "& figure[data-image] button": {
    display: "block",
    width: "100%",
    cursor: "zoom-in",
    "@media (scripting: none)": { cursor: "auto" },
  },
  "& figure[data-image] img": {
    display: "block",
    // An image of unknown size has its own width, at most.
    width: "var(--own-width, 100%)",
    maxWidth: "100%",
    height: "auto",
    bg: "bg.muted",
  },
  "& figcaption": {
    textStyle: "caption",
    fontSize: { lg: "0.9375rem", "2xl": "1rem" },
    color: "fg.muted",
    maxWidth: "34rem",
    marginBlockStart: "0.75rem",
    textWrap: "pretty",
    overflowWrap: "anywhere",
  },
  // Below the text, not below the name of the camera.
  "& figcaption:has(> a:first-child)": { paddingInlineStart: "2.125em", textIndent: "-2.125em" },
};

interface ProjectImageProps {
  readonly image: GalleryImage;
  /** The largest width of its frame, as CSS: "min(92vw, 105rem)". */
  readonly frame: string;
  /** The same below 48rem, if it differs. */
  readonly phoneFrame?: string | undefined;
  /** URL of the image's portrait crop, for phones. */
  readonly cropUrl?: string | null;
  /** For the largest image of the first viewport: preloaded and loaded eagerly. */
  readonly priority?: boolean;
}

/** An image at its own ratio, never larger than its pixels, with caption and credit. A click enlarges it. */
export function ProjectImage(props: ProjectImageProps) {
  const { image, frame, phoneFrame, cropUrl, priority = false } = props;
  const enlarge = use(EnlargeContext);
  const address = withoutImageFragment(image.url);
  const size = useImageVariants(address) ?? imageFiles(address);
  return (
    <figure data-image="" id={useViewId(image)} style={sizeProperties(size)}>
      <button
        type="button"
        aria-haspopup="dialog"
        title={projectWords.enlarge}
        {...(image.alt === "" && { "aria-label": projectWords.enlarge })}
        onClick={() => {
          enlarge(image);
        }}
      >
        <ImageFile
          address={address}
          alt={image.alt}
          frame={frame}
          phoneFrame={phoneFrame}
          cropUrl={cropUrl}
          priority={priority}
        />
      </button>
      <Caption image={image} />
    </figure>
  );
}

/** Custom properties for `projectImageStyle` and for rows of images. */
export function sizeProperties(size: ImageSize | null): CSSProperties {
  if (size === null) return { "--own-width": "auto" } as CSSProperties;
  const ratio = Math.round((size.width / size.height) * 1e3) / 1e3;
  return { "--pixels": `${String(size.width)}px`, "--ratio": ratio } as CSSProperties;
}

interface ImageFileProps {
  readonly address: string;
  readonly alt: string;
  readonly frame: string;
  readonly phoneFrame?: string | undefined;
  readonly cropUrl?: string | null | undefined;
  readonly priority?: boolean;
}

/** The responsive variants of an image in a frame. */
export function ImageFile(props: ImageFileProps) {
  const { address, alt, frame, phoneFrame, cropUrl = null, priority = false } = props;
  const crop = usePortraitCrop(cropUrl);
  const variants = useImageVariants(address);
  const size = variants ?? imageFiles(address);
  const sizes = size === null ? frame : sizesWithin(frame, size.width, phoneFrame);
  return (
    <picture>
      {crop !== undefined && <PortraitSource crop={crop} priority={priority} />}
      {variants !== undefined && (
        <>
          {priority && (
            <ImagePreload
              srcSet={variantsSrcSet(variants)}
              sizes={sizes}
              type="image/avif"
              {...(crop !== undefined && { media: OTHER_SCREENS })}
            />
          )}
          <source type="image/avif" srcSet={variantsSrcSet(variants)} sizes={sizes} />
        </>
      )}
      <chakra.img
        {...(variants === undefined
          ? { ...(size === null && ownDensities(address)), ...uploadedImageProps(address, sizes) }
          : { htmlWidth: variants.width, htmlHeight: variants.height })}
        src={address}
        style={placeholderStyle(variants)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

/**
 * Attributes of an image of unknown size: at either density its own width in CSS is no more than its pixels. None for a
 * URL that `srcset` would divide.
 */
function ownDensities(address: string): { readonly srcSet?: string } {
  return /[\s,]/.test(address) ? {} : { srcSet: `${address} 1x, ${address} 2x` };
}

/**
 * The `sizes` of an image that is drawn at most `frame` and its own pixels wide; below 48rem at most `phoneFrame`
 * instead of `frame`.
 */
export function sizesWithin(frame: string, pixels: number, phoneFrame?: string): string {
  const drawn = (within: string, width: number) => `min(${within}, ${String(width)}px)`;
  const half = Math.floor(pixels / 2);
  const sizes = `(min-resolution: 1.5dppx) ${drawn(frame, half)}, ${drawn(frame, pixels)}`;
  if (phoneFrame === undefined) return sizes;
  const onPhone = "(max-width: 47.99rem)";
  return `${onPhone} and (min-resolution: 1.5dppx) ${drawn(phoneFrame, half)}, ${onPhone} ${drawn(phoneFrame, pixels)}, ${sizes}`;
}

function Caption({ image: { caption, credit } }: { readonly image: GalleryImage }) {
  if (caption === "" && credit === "") return null;
  return (
    <figcaption>
      <CameraCaption caption={caption} />
      {caption !== "" && credit !== "" && " "}
      {credit !== "" && <span>{projectWords.photograph(credit)}</span>}
    </figcaption>
  );
}
