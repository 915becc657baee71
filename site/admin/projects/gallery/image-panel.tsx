import { Box, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { FocalPointEditor, useFocusSwitch } from "#site/admin/media/focal-point-picker.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { focalPointOfUrl, withFocus, withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { MoveDirection } from "./gallery-model.ts";
import { ImageActions } from "./image-actions.tsx";
import { GalleryImageTexts } from "./image-texts.tsx";

interface ImagePanelProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly form: UseFormReturn<ProjectValues>;
  readonly upload: Upload | undefined;
  readonly featuredImageUrl: string;
  /** False keeps the fields mounted, so that their rules hold for every image. */
  readonly shown: boolean;
  readonly onUseAsFeatured: (url: string) => void;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onRemove: () => void;
}

/** The selected image beside the contact sheet: texts, order, featured image, crop and focal point. */
export function ImagePanel(props: ImagePanelProps) {
  const { index, form, upload, shown } = props;
  const url = useWatch({ control: form.control, name: `gallery.${index}.url` });
  const focus = useFocusSwitch();
  const toAssetUrl = useAssetUrl();
  const setUrl = (address: string) => {
    form.setValue(`gallery.${index}.url`, address, { shouldDirty: true });
  };
  return (
    <Box role="group" aria-label={`Picture ${String(index + 1)}`} hidden={!shown}>
      <Text textStyle="ui" fontWeight="500" marginBottom="2" aria-hidden>
        Picture {index + 1} of {props.count}
      </Text>
      {upload?.failure === null && (
        <Box marginBottom="3">
          <UploadProgress
            name={upload.file.name}
            percent={upload.percent}
            onCancel={props.onRemove}
          />
        </Box>
      )}
      <GalleryImageTexts index={index} form={form} />
      <ImageActions {...props} url={url} focusButton={focus.button} onCropped={setUrl} />
      {url !== "" && focus.open && (
        <Box marginTop="3">
          <FocalPointEditor
            source={{ src: toAssetUrl(withoutImageFragment(url)) }}
            value={focalPointOfUrl(url)}
            onChange={(point) => {
              setUrl(withFocus(url, point));
            }}
          />
        </Box>
      )}
    </Box>
  );
}
