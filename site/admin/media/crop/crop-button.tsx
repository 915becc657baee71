import { Button } from "@chakra-ui/react";
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
  /** Not needed in the library, which lists the crop. */
  readonly onCropped?: (url: string) => void;
}

/** Opens the crop of an image; absent for images that are no files of the library. */
export function CropButton({ source, onCropped, ...button }: CropButtonProps) {
  const isKnown = "file" in source ? canCrop(source.file.type) : storedNameOf(source.url) !== null;
  if (!isKnown) return null;
  const crop = async () => {
    const url = await cropImage(source);
    if (url !== null) onCropped?.(url);
  };
  return (
    <Button type="button" size="sm" variant="outline" {...button} onClick={() => void crop()}>
      <Crop aria-hidden /> Crop
    </Button>
  );
}
