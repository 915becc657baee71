import { chakra, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { useImageSize } from "../image-variants.ts";
import { readCaption } from "./camera-name.ts";
import { sizeProperties } from "./project-image.tsx";

const LightboxDialog = chakra("dialog", {
  base: {
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "100dvh",
    border: "0",
    padding: "0",
    overflow: "auto",
    // Its width without a scrollbar is 100cqw.
    containerType: "inline-size",
    overscrollBehavior: "contain",
    bg: "ink",
    color: "sand.50",
    // One cell for all; button and caption stick to the edges of the window. They are not fixed: keys on the focused
    // button scroll what contains it, which has to be the dialog.
    "&[open]": { display: "grid" },
    "& > *": { gridArea: "1 / 1" },
    // As far as its pixels allow, it covers the window; on wide screens of normal density it has one pixel for each of the
    // screen. The rest is reached by scrolling. Of known size before it has loaded.
    "& img": {
      display: "block",
      width: "min(var(--pixels, 100cqw), max(100cqw, 100dvh * var(--ratio, 1.5)))",
      "@media (min-width: 48rem) and (max-resolution: 1.49dppx)": {
        width: "var(--pixels, 100cqw)",
      },
      maxWidth: "none",
      height: "auto",
      aspectRatio: "auto var(--ratio, 1.5)",
      margin: "auto",
      cursor: "zoom-out",
    },
  },
});

/** Background of texts and buttons on the image. */
const OVER_IMAGE = "rgb(31 27 22 / 0.82)";

interface LightboxProps {
  /** Null while closed. */
  readonly image: GalleryImage | null;
  readonly onClose: () => void;
}

/** One image that covers the window as far as its pixels allow. Escape, the button and a click close it. */
export function Lightbox({ image, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sizeOf = useImageSize();
  useEffect(() => {
    const element = dialog.current;
    if (image === null || element === null || element.open) return;
    element.showModal();
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [image]);
  if (image === null) return null;
  const { url, alt, caption } = image;
  const address = withoutImageFragment(url);
  const size = sizeOf(address) ?? imageFiles(address);
  return (
    <LightboxDialog
      ref={dialog}
      aria-label={alt === "" ? projectWords.enlarged : alt}
      onClose={({ currentTarget }) => {
        // The event arrives later than the next key: the dialog may be open again.
        if (!currentTarget.open) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // Not compared with this window's classes: the dashboard's preview renders into another window.
        if (target === currentTarget || (target as Element).localName === "img") {
          currentTarget.close();
        }
      }}
    >
      <chakra.form
        method="dialog"
        position="sticky"
        zIndex="1"
        top="4"
        insetInlineEnd="4"
        justifySelf="end"
        alignSelf="start"
        margin="4"
      >
        <chakra.button
          display="grid"
          placeItems="center"
          boxSize="11"
          borderRadius="full"
          bg={OVER_IMAGE}
          aria-label={projectWords.close}
        >
          <X strokeWidth={1.5} />
        </chakra.button>
      </chakra.form>
      <img src={address} alt={alt} style={sizeProperties(size)} />
      {caption !== "" && (
        <Text
          textStyle="caption"
          position="sticky"
          bottom="4"
          insetInline="4"
          alignSelf="end"
          justifySelf="center"
          maxWidth="min(40rem, 100cqw - 2rem)"
          margin="4"
          padding="2"
          bg={OVER_IMAGE}
        >
          {readCaption(caption).text}
        </Text>
      )}
    </LightboxDialog>
  );
}
