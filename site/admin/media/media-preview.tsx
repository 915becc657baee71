import { Box, Button, HStack, Image, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useCallback } from "react";
import { isVideoAddress } from "#site/rich-text/media-kind.ts";
import { CENTRE } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { FOCUSED, positionStyle } from "#site/rich-text/focal-point-style.ts";
import { fileSize } from "#site/format/size.ts";
import { isVideo as isVideoFile } from "./validate-media.ts";
import { CropButton } from "./crop/crop-button.tsx";
import { FocalPointPicker } from "./focal-point-picker.tsx";
import { useAssetUrl } from "./use-asset-url.ts";

interface MediaPreviewProps {
  readonly file: File | null;
  readonly storedUrl: string | null;
  readonly removeLabel: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  /** Gets the address of a crop. */
  readonly onCropped: (url: string) => void;
  /** The focal point; absent if the image is not cropped. */
  readonly focus?: FocusChoice | undefined;
}

export interface FocusChoice {
  readonly value: ImageFocus;
  readonly onChange: (focus: ImageFocus) => void;
}

/** Preview of the selected file or the stored image, with name and remove button. */
export function MediaPreview({
  file,
  storedUrl,
  removeLabel,
  disabled,
  onRemove,
  onCropped,
  focus,
}: MediaPreviewProps) {
  const showFile = useFileSource(file);
  const toAssetUrl = useAssetUrl();
  if (file === null && (storedUrl === null || storedUrl === "")) return null;
  const source = file === null ? { src: toAssetUrl(storedUrl ?? "") } : { ref: showFile };
  const isVideo = isVideoSource(file, storedUrl);
  return (
    <HStack
      gap="4"
      align="center"
      flexWrap="wrap"
      borderWidth="1px"
      borderRadius="sm"
      padding="3"
      bg="bg.panel"
    >
      <Box flexShrink="0" width="28" aspectRatio={3 / 2} bg="bg.muted" overflow="hidden">
        {isVideo ? (
          <video {...source} muted controls preload="metadata" style={COVER} />
        ) : (
          <Image
            {...source}
            {...positionStyle(focus?.value ?? CENTRE)}
            alt="Preview of the picture"
            width="100%"
            height="100%"
            objectFit="cover"
            objectPosition={FOCUSED}
          />
        )}
      </Box>
      <Box flex="1" minWidth="6rem">
        <Text textStyle="caption" overflowWrap="anywhere" lineClamp="2">
          {file === null ? "The saved picture" : file.name}
        </Text>
        {file !== null && (
          <Text textStyle="caption" color="fg.muted">
            {fileSize(file.size)}, not uploaded yet
          </Text>
        )}
      </Box>
      {!isVideo && (
        <CropButton
          source={file === null ? { url: storedUrl ?? "" } : { file }}
          disabled={disabled}
          onCropped={onCropped}
        />
      )}
      <Button type="button" size="sm" variant="outline" disabled={disabled} onClick={onRemove}>
        <Trash2 aria-hidden /> {removeLabel}
      </Button>
      {focus !== undefined && !isVideo && !disabled && (
        <FocalPointPicker source={source} {...focus} />
      )}
    </HStack>
  );
}

const COVER = { width: "100%", height: "100%", objectFit: "cover" } as const;

/** Detects a video: a file by its type, a stored URL by the extension that the upload set. */
function isVideoSource(file: File | null, url: string | null): boolean {
  return file === null ? url !== null && isVideoAddress(url) : isVideoFile(file);
}

/** Ref callback that shows a file by an object URL while the element is mounted. */
function useFileSource(file: File | null) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null || file === null) return;
      const objectUrl = URL.createObjectURL(file);
      element.src = objectUrl;
      return () => {
        URL.revokeObjectURL(objectUrl);
      };
    },
    [file],
  );
}
