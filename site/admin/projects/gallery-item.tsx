import { Box, Button, Flex, HStack, Image, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { focalPointOfUrl, withFocus, withoutFocus } from "#supabase/data/image-focus.ts";
import type { DragOrder } from "#site/admin/data-table/use-drag-order.ts";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { FocusPicker, useFocusSwitch } from "#site/admin/media/focal-point-picker.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { FOCUSED, focalPointStyle } from "#site/rich-text/focal-point-style.ts";
import { GalleryItemActions } from "./gallery-item-actions.tsx";
import { GalleryItemTexts } from "./gallery-item-texts.tsx";
import type { MoveDirection } from "./gallery-model.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

interface GalleryItemProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly form: UseFormReturn<ProjectValues>;
  readonly upload: Upload | undefined;
  readonly coverUrl: string;
  readonly onCover: (url: string) => void;
  readonly onMove: (index: number, direction: MoveDirection) => void;
  readonly drag: DragOrder;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One image of the gallery: texts, order, cover, upload state. `index` is its row in the form. */
export function GalleryItem(props: GalleryItemProps) {
  const { id, index, form, upload, drag } = props;
  const url = useWatch({ control: form.control, name: `gallery.${index}.url` });
  const focus = useFocusSwitch();
  const toAssetUrl = useAssetUrl();
  const failureId = `${id}-failure`;
  return (
    <Flex
      as="li"
      {...drag.row(id)}
      bg={drag.targetId === id ? "bg.muted" : undefined}
      direction={{ base: "column", sm: "row" }}
      gap="4"
      padding="3"
      borderWidth="1px"
      borderRadius="sm"
    >
      <Box {...drag.handle(id)} cursor="grab" title="Drag to another place" data-drag-handle="">
        <Thumbnail source={upload?.preview ?? url} waiting={upload?.failure === null} />
      </Box>
      <Box
        flex="1"
        minWidth="0"
        role="group"
        aria-label={`Picture ${String(index + 1)}`}
        aria-describedby={upload?.failure == null ? undefined : failureId}
      >
        {upload?.failure != null && (
          <FailedUpload id={failureId} upload={upload} onRetry={props.onRetry} />
        )}
        {upload?.failure === null && (
          <Box marginBottom="3">
            <UploadProgress
              name={upload.file.name}
              percent={upload.percent}
              onCancel={props.onRemove}
            />
          </Box>
        )}
        <GalleryItemTexts index={index} form={form} />
        <GalleryItemActions
          {...props}
          url={url}
          focusButton={focus.button}
          onCropped={(cropped) => {
            form.setValue(`gallery.${index}.url`, cropped, { shouldDirty: true });
          }}
        />
        {url !== "" && focus.open && (
          <Box marginTop="3">
            <FocusPicker
              source={{ src: toAssetUrl(withoutFocus(url)) }}
              value={focalPointOfUrl(url)}
              onChange={(point) => {
                const address = withFocus(url, point);
                form.setValue(`gallery.${index}.url`, address, { shouldDirty: true });
              }}
            />
          </Box>
        )}
      </Box>
    </Flex>
  );
}

function Thumbnail({ source, waiting }: { readonly source: string; readonly waiting: boolean }) {
  const toAssetUrl = useAssetUrl();
  return (
    <Box
      position="relative"
      flex="none"
      width={{ base: "100%", sm: "8.5rem" }}
      aspectRatio="4 / 3"
      bg="bg.muted"
      borderRadius="xs"
      overflow="hidden"
    >
      {source !== "" && (
        <Image
          src={imageFiles(withoutFocus(source))?.smallest ?? toAssetUrl(source)}
          {...focalPointStyle(source)}
          alt=""
          draggable={false}
          width="100%"
          height="100%"
          objectFit="cover"
          objectPosition={FOCUSED}
          opacity={waiting ? 0.45 : 1}
        />
      )}
    </Box>
  );
}

interface FailedUploadProps {
  /** Id of the message, which describes the image and the retry. */
  readonly id: string;
  readonly upload: Upload;
  readonly onRetry: () => void;
}

function FailedUpload({ id, upload, onRetry }: FailedUploadProps) {
  return (
    <HStack marginBottom="3" gap="3" flexWrap="wrap">
      <Text id={id} role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
        {upload.failure} ({upload.file.name})
      </Text>
      <Button type="button" size="xs" variant="outline" aria-describedby={id} onClick={onRetry}>
        Try again
      </Button>
    </HStack>
  );
}
