import { Button, HStack } from "@chakra-ui/react";
import { Camera, Images, Upload } from "lucide-react";
import { PICK_MAX_BYTES } from "#supabase/data/limits.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import type { MediaKind } from "#site/platform/platform.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";
import { pickFromLibrary } from "./library/image-picker.ts";

interface ImageSourcesProps {
  /** Name of the group, such as "Add images". */
  readonly label: string;
  readonly kind: MediaKind;
  readonly multiple: boolean;
  readonly disabled?: boolean;
  /** Id of a text that describes the buttons. */
  readonly describedBy?: string | undefined;
  /** Id of the first button. */
  readonly id?: string;
  /** Left out where a drop zone beside the buttons uploads. */
  readonly withUpload?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** null within the library. */
  readonly onLibrary: ((files: readonly LibraryFile[]) => void) | null;
}

/** The ways to choose an image: the media library, a file, and the camera of a phone. */
export function ImageSources(props: ImageSourcesProps) {
  const { label, kind, multiple, disabled = false, describedBy, withUpload = true } = props;
  const pickMedia = usePickMedia();
  const { hasCamera } = usePlatform();
  const pick = async (camera: boolean) => {
    const files = await pickMedia({ kind, multiple, camera, maxBytes: PICK_MAX_BYTES });
    if (files.length > 0) props.onFiles(files);
  };
  const { onLibrary } = props;
  const choose = async (onChosen: NonNullable<typeof onLibrary>) => {
    const files = await pickFromLibrary({ kind, multiple });
    if (files.length > 0) onChosen(files);
  };
  const button = { type: "button", size: "sm", variant: "outline", disabled } as const;
  return (
    <HStack role="group" aria-label={label} gap="2" flexWrap="wrap">
      {onLibrary !== null && (
        <Button
          {...button}
          id={props.id}
          aria-describedby={describedBy}
          onClick={() => void choose(onLibrary)}
        >
          <Images aria-hidden /> Library
        </Button>
      )}
      {withUpload && (
        <Button {...button} aria-describedby={describedBy} onClick={() => void pick(false)}>
          <Upload aria-hidden /> Upload
        </Button>
      )}
      {hasCamera && (
        <Button {...button} onClick={() => void pick(true)}>
          <Camera aria-hidden /> From phone
        </Button>
      )}
    </HStack>
  );
}
