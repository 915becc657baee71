import { Box, Button, HStack, Image, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useCallback } from "react";
import { fileSize, isVideo } from "./check-media.ts";

interface MediaPreviewProps {
  readonly file: File | null;
  readonly storedUrl: string | null;
  readonly removeLabel: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** The chosen file or else the stored picture, with its name and the way to remove it. */
export function MediaPreview({
  file,
  storedUrl,
  removeLabel,
  disabled,
  onRemove,
}: MediaPreviewProps) {
  const showFile = useFileSource(file);
  if (file === null && (storedUrl === null || storedUrl === "")) return null;
  const source = file === null ? { src: storedUrl ?? "" } : { ref: showFile };
  return (
    <HStack gap="4" align="center" borderWidth="1px" borderRadius="sm" padding="3" bg="bg.panel">
      <Box flexShrink="0" width="28" aspectRatio={3 / 2} bg="bg.muted" overflow="hidden">
        {shownAsVideo(file, storedUrl) ? (
          <video {...source} muted controls preload="metadata" style={COVER} />
        ) : (
          <Image {...source} alt="Preview of the picture" style={COVER} />
        )}
      </Box>
      <Box flex="1" minWidth="0">
        <Text textStyle="caption" overflowWrap="anywhere" lineClamp="2">
          {file === null ? "Stored with this entry" : file.name}
        </Text>
        {file !== null && (
          <Text textStyle="caption" color="fg.muted">
            {fileSize(file.size)}, not uploaded yet
          </Text>
        )}
      </Box>
      <Button type="button" size="sm" variant="outline" disabled={disabled} onClick={onRemove}>
        <Trash2 aria-hidden /> {removeLabel}
      </Button>
    </HStack>
  );
}

const COVER = { width: "100%", height: "100%", objectFit: "cover" } as const;
const VIDEO_ENDING = /\.(mp4|m4v|webm|mov|qt)$/i;

/** Stored addresses end in the extension that the upload gave them. */
function shownAsVideo(file: File | null, url: string | null): boolean {
  return file === null ? VIDEO_ENDING.test(url?.split(/[?#]/)[0] ?? "") : isVideo(file);
}

/** Shows a file while the element is on the page. */
function useFileSource(file: File | null) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null || file === null) return;
      const made = URL.createObjectURL(file);
      element.src = made;
      return () => {
        URL.revokeObjectURL(made);
      };
    },
    [file],
  );
}
