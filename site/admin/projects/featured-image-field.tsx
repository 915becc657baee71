import { Box, Image, Stack, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_HINT, IMAGE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";
import { parseFocalPoint, formatFocalPoint } from "#supabase/data/image-focus.ts";
import { FocalPointPicker } from "#site/admin/media/focal-point-picker.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import type { FocusChoice } from "#site/admin/media/media-preview.tsx";
import { MediaInput } from "#site/admin/media/media-input.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { projectLabel, projectRules } from "./project-form-rules.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import type { FeaturedImage } from "./use-featured-image.ts";
import { controlLabel } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";

interface FeaturedImageFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly image: FeaturedImage;
}

/**
 * Upload or URL. An uploaded file takes precedence; the URL field is then disabled and its help
 * explains why.
 */
export function FeaturedImageField({ form, image }: FeaturedImageFieldProps) {
  const [storedUrl, focus] = useWatch({
    control: form.control,
    name: ["uploadedImageUrl", "focus"],
  });
  const focusChoice: FocusChoice = {
    value: parseFocalPoint(focus),
    onChange: (point) => {
      form.setValue("focus", formatFocalPoint(point), { shouldDirty: true });
    },
  };
  const hasFile = image.file !== null || storedUrl !== "";
  const failureId = useId();
  return (
    <Stack gap="3">
      <MediaInput
        label={projectLabel("uploadedImageUrl")}
        kind="image"
        file={image.file}
        storedUrl={storedUrl === "" ? null : storedUrl}
        messages={IMAGE_MESSAGES}
        hint={IMAGE_HINT}
        removeLabel="Remove Image"
        disabled={form.formState.isSubmitting}
        focus={focusChoice}
        describedBy={image.failure === null ? undefined : failureId}
        onChoose={image.choose}
        onStored={(url) => {
          image.remove();
          form.setValue("uploadedImageUrl", url, { shouldDirty: true });
        }}
        onRemove={image.remove}
      />
      {image.failure !== null && <UploadFailure id={failureId} message={image.failure} />}
      <Controller
        control={form.control}
        name="typedImageUrl"
        rules={{ validate: (value) => hasFile || projectRules.typedImageUrl(value) }}
        render={({ field, fieldState }) => (
          <>
            <TextField
              label={controlLabel(projectSchema, "typedImageUrl")}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              disabled={hasFile}
              help={
                hasFile
                  ? "Off while a file is chosen: the file is used. Remove it to use an address."
                  : "Instead of a file: an address that starts with https://, or a path of this site."
              }
              error={fieldState.error?.message}
              {...field}
            />
            {!hasFile && <ImageUrlPreview address={field.value} focus={focusChoice} />}
          </>
        )}
      />
    </Stack>
  );
}

/** Scrolls itself into view, because the submit button may be far below. */
function UploadFailure({ id, message }: { readonly id: string; readonly message: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <Box
      ref={container}
      id={id}
      role="alert"
      borderStartWidth="3px"
      borderColor="border.error"
      paddingStart="3"
    >
      <Text textStyle="ui" color="fg.error" overflowWrap="anywhere">
        {message}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        The project was not saved, so that it does not lose its picture. Save again to retry, choose
        another file, or remove the image.
      </Text>
    </Box>
  );
}

/** Debounce time in milliseconds, so that the preview does not fetch incomplete URLs. */
const DEBOUNCE_MS = 600;

interface UrlPreviewProps {
  readonly address: string;
  readonly focus: FocusChoice;
}

function ImageUrlPreview({ address, focus }: UrlPreviewProps) {
  const url = address.trim();
  const debounced = useDebouncedValue(url, DEBOUNCE_MS);
  const toAssetUrl = useAssetUrl();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (debounced === "" || debounced !== url || projectRules.typedImageUrl(debounced) !== true)
    return null;
  if (failedUrl === debounced) {
    return (
      <Text textStyle="caption" color="fg.muted" role="status">
        No picture could be loaded from this address.
      </Text>
    );
  }
  return (
    <>
      <Image
        src={toAssetUrl(debounced)}
        alt="Preview of the picture at this address"
        maxHeight="40"
        objectFit="contain"
        alignSelf="flex-start"
        borderRadius="xs"
        onError={() => {
          setFailedUrl(debounced);
        }}
      />
      <FocalPointPicker source={{ src: toAssetUrl(debounced) }} {...focus} />
    </>
  );
}
