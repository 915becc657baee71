import { chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { useState } from "react";
import { EarlyPicture } from "#site/ui/early-picture.tsx";
import { FOCUSED, focusStyle } from "./focus-style.ts";
import { featuredMedia } from "./media-kind.ts";
import { sourceSet, uploadedSet, usePictureSet } from "./picture-set.ts";

interface CoverPictureProps {
  /** Address of the picture or film of a row; null when it has none. */
  readonly address: string | null;
  readonly stockPicture: string;
  readonly alt: string;
  /** For the picture that decides the first impression. */
  readonly priority?: boolean;
  /** How wide it is shown, for the choice among its copies. */
  readonly sizes?: string;
  /** A film with controls, to be watched; without them it is a still. */
  readonly playable?: boolean;
  /** Shape of the frame that the picture fills. */
  readonly frame?: SystemStyleObject;
}

const covering: SystemStyleObject = {
  display: "block",
  width: "100%",
  objectFit: "cover",
  objectPosition: FOCUSED,
  bg: "bg.muted",
};

/** Not fetched before it is a screen and a half away; lazy loading alone begins far earlier. */
const waiting: SystemStyleObject = {
  display: "block",
  overflow: "hidden",
  bg: "bg.muted",
  contentVisibility: "auto",
};

/** The picture or film of a row, cropped to its frame. A still film shows its first moment; what
 * cannot be loaded gives way to the stock picture. */
export function CoverPicture(props: CoverPictureProps) {
  const { address, stockPicture, alt, priority = false, playable = false, frame } = props;
  const { sizes = "100vw" } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const media = featuredMedia(broken === address ? null : address, stockPicture);
  const copies = usePictureSet(media.address);
  const css = { ...covering, ...frame };
  const onError = () => {
    setBroken(address);
  };
  if (media.kind === "film") {
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
  const waits = copies !== undefined && !priority;
  const picture = (
    <chakra.img
      css={waits ? { ...covering, height: "100%" } : css}
      src={media.address}
      alt={alt}
      {...(copies === undefined
        ? uploadedSet(media.address, sizes)
        : { htmlWidth: copies.width, htmlHeight: copies.height })}
      {...focusStyle(broken === address ? null : address)}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      onError={onError}
    />
  );
  if (copies === undefined) return picture;
  return (
    <chakra.picture css={waits ? { ...frame, ...waiting } : { display: "contents" }}>
      {priority && <EarlyPicture srcSet={sourceSet(copies)} sizes={sizes} type="image/avif" />}
      {/* Without a box of its own, which would take a place in the grid around it. */}
      <source hidden type="image/avif" srcSet={sourceSet(copies)} sizes={sizes} />
      {picture}
    </chakra.picture>
  );
}
