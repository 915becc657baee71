import { Box, Button, Flex, HStack, Image, SimpleGrid, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_CREDIT_MAX } from "#supabase/data/limits.ts";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { focusOf, withFocus, withoutFocus } from "#supabase/data/image-focus.ts";
import type { DragOrder } from "#site/admin/data-table/use-drag-order.ts";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { FocusPicker, useFocusSwitch } from "#site/admin/media/focal-point-picker.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { FOCUSED, focalPointStyle } from "#site/rich-text/focal-point-style.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { GalleryItemActions } from "./gallery-item-actions.tsx";
import type { MoveDirection } from "./gallery-model.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

const STAGE_OPTIONS = [
  { value: "before", label: "Before the work" },
  { value: "after", label: "After, same view as “before”" },
  { value: "plan", label: "A plan" },
  { value: "detail", label: "A detail" },
] as const;

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

export function GalleryItem(props: GalleryItemProps) {
  const { id, index, form, upload, drag } = props;
  const url = useWatch({ control: form.control, name: `gallery.${index}.url` });
  const focus = useFocusSwitch();
  const toAssetUrl = useAssetUrl();
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
      <Box flex="1" minWidth="0" role="group" aria-label={`Picture ${String(index + 1)}`}>
        {upload?.failure != null && <FailedUpload upload={upload} onRetry={props.onRetry} />}
        {upload?.failure === null && (
          <Box marginBottom="3">
            <UploadProgress
              name={upload.file.name}
              percent={upload.percent}
              onCancel={props.onRemove}
            />
          </Box>
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          <TextField
            label="Alt text"
            help="What it shows, for those who cannot see it."
            size="sm"
            {...form.register(`gallery.${index}.alt`)}
          />
          <TextField label="Caption" size="sm" {...form.register(`gallery.${index}.caption`)} />
          <SelectField
            label="Shows"
            emptyLabel="The finished work"
            options={STAGE_OPTIONS}
            {...form.register(`gallery.${index}.stage`)}
          />
          <TextField
            label="Photographer"
            size="sm"
            maxLength={IMAGE_CREDIT_MAX}
            {...form.register(`gallery.${index}.credit`)}
          />
        </SimpleGrid>
        <GalleryItemActions {...props} url={url} focusButton={focus.button} />
        {url !== "" && focus.open && (
          <Box marginTop="3">
            <FocusPicker
              source={{ src: toAssetUrl(withoutFocus(url)) }}
              value={focusOf(url)}
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
  readonly upload: Upload;
  readonly onRetry: () => void;
}

function FailedUpload({ upload, onRetry }: FailedUploadProps) {
  return (
    <HStack marginBottom="3" gap="3" flexWrap="wrap">
      <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
        {upload.failure} ({upload.file.name})
      </Text>
      <Button type="button" size="xs" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </HStack>
  );
}
