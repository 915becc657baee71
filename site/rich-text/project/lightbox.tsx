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
    margin: "auto",
    maxWidth: "100vw",
    maxHeight: "100dvh",
    padding: "1rem",
    border: "0",
    bg: "transparent",
    color: "sand.50",
    "&::backdrop": { bg: "rgb(31 27 22 / 0.94)" },
    // Of known size before it has loaded, so that the dialog does not grow.
    "& img": {
      display: "block",
      width: "min(100vw - 2rem, var(--pixels, 100vw), (100dvh - 8rem) * var(--ratio, 1.5))",
      height: "auto",
      aspectRatio: "auto var(--ratio, 1.5)",
      marginInline: "auto",
    },
  },
});

interface LightboxProps {
  /** Null while closed. */
  readonly image: GalleryImage | null;
  readonly onClose: () => void;
}

/** One image at its full resolution. Escape, the button and a click beside the image close it. */
export function Lightbox({ image, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sizeOf = useImageSize();
  useEffect(() => {
    if (image !== null && dialog.current?.open === false) dialog.current.showModal();
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
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <chakra.form method="dialog" display="flex" justifyContent="end" marginBlockEnd="2">
        <chakra.button
          display="grid"
          placeItems="center"
          boxSize="11"
          aria-label={projectWords.close}
        >
          <X strokeWidth={1.5} />
        </chakra.button>
      </chakra.form>
      <img src={address} alt={alt} style={sizeProperties(size)} />
      {caption !== "" && (
        <Text textStyle="caption" textAlign="center" marginBlockStart="3">
          {readCaption(caption).text}
        </Text>
      )}
    </LightboxDialog>
  );
}
