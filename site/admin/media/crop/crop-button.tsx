import { Button, IconButton } from "@chakra-ui/react";
import type { ButtonProps } from "@chakra-ui/react";
import { Crop } from "lucide-react";
import { storedNameOf } from "#supabase/data/media-files.ts";
import { cropImage } from "./crop-image.ts";
import { canCrop } from "./crop-source.ts";
import type { CropSource } from "./crop-source.ts";

interface CropButtonProps extends Pick<
  ButtonProps,
  "size" | "variant" | "disabled" | "aria-label"
> {
  readonly source: CropSource;
  /** Without its label, which `aria-label` contains. */
  readonly isIcon?: boolean;
  /** Not needed in the library, which lists the crop. */
  readonly onCropped?: (url: string) => void;
}

/** Opens the crop of an image; absent for images that are no files of the library. */
export function CropButton({ source, isIcon = false, onCropped, ...button }: CropButtonProps) {
  const isKnown = "file" in source ? canCrop(source.file.type) : storedNameOf(source.url) !== null;
  if (!isKnown) return null;
  const crop = async () => {
    const url = await cropImage(source);
    if (url !== null) onCropped?.(url);
  };
  const shared = { type: "button", size: "sm", variant: "outline", ...button } as const;
  return isIcon ? (
    <IconButton {...shared} color="fg.muted" title="Crop" onClick={() => void crop()}>
      <Crop aria-hidden />
    </IconButton>
  ) : (
    <Button {...shared} onClick={() => void crop()}>
      <Crop aria-hidden /> Crop
    </Button>
  );
}
