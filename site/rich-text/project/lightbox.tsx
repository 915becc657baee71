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
    width: "100vw",
    maxWidth: "100vw",
    height: "100dvh",
    maxHeight: "100dvh",
    border: "0",
    padding: "0",
    overflow: "auto",
    overscrollBehavior: "contain",
    bg: "ink",
    color: "sand.50",
    "&[open]": { display: "grid" },
    // It covers the window, so that it is never smaller than on the page, and on wide screens has all its pixels; the
    // rest is reached by scrolling. Of known size before it has loaded.
    "& img": {
      display: "block",
      width: "min(var(--pixels, 100vw), max(100vw, 100dvh * var(--ratio, 1.5)))",
      "@media (min-width: 48rem) and (max-resolution: 1.49dppx)": { width: "var(--pixels, 100vw)" },
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

/** One image as large as the window or larger, at its full resolution. Escape, the button and a click close it. */
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
        if (target === currentTarget || target instanceof HTMLImageElement) currentTarget.close();
      }}
    >
      <chakra.form method="dialog" position="fixed" top="4" insetInlineEnd="4">
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
          position="fixed"
          bottom="4"
          insetInline="4"
          width="fit-content"
          maxWidth="40rem"
          marginInline="auto"
          padding="2"
          bg={OVER_IMAGE}
        >
          {readCaption(caption).text}
        </Text>
      )}
    </LightboxDialog>
  );
}
