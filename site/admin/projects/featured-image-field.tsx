import { Box, Image, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { focusFrom, focusText } from "#supabase/data/picture-focus.ts";
import { FocusField } from "#site/admin/shell/focus-field.tsx";
import { useShownAddress } from "#site/admin/shell/use-shown-address.ts";
import type { FocusChoice } from "#site/admin/shell/media-preview.tsx";
import { MediaInput } from "#site/admin/shell/media-input.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { projectRules } from "./project-rules.ts";
import type { ProjectValues } from "./project-values.ts";
import type { FeaturedImage } from "./use-featured-image.ts";

export const PICTURE_HINT = "PNG, JPG, WEBP up to 10MB";

export const PICTURE_MESSAGES = {
  wrongType: { title: "Invalid File Type", description: "Please upload an image file." },
  tooLarge: {
    title: "File Too Large",
    description: "Please upload a file smaller than 10MB.",
  },
} as const;

interface FeaturedImageFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly image: FeaturedImage;
}

/** A file or an address; the file wins, and the address field says why it is off. */
export function FeaturedImageField({ form, image }: FeaturedImageFieldProps) {
  const [storedUrl, focus] = useWatch({ control: form.control, name: ["pictureUrl", "focus"] });
  const focusChoice: FocusChoice = {
    value: focusFrom(focus),
    onChange: (point) => {
      form.setValue("focus", focusText(point), { shouldDirty: true });
    },
  };
  const hasFile = image.file !== null || storedUrl !== "";
  return (
    <Stack gap="3">
      <MediaInput
        label="Featured Image"
        kind="image"
        file={image.file}
        storedUrl={storedUrl === "" ? null : storedUrl}
        messages={PICTURE_MESSAGES}
        hint={PICTURE_HINT}
        removeLabel="Remove Image"
        disabled={form.formState.isSubmitting}
        focus={focusChoice}
        onChoose={image.choose}
        onRemove={image.remove}
      />
      {image.failure !== null && <UploadFailure message={image.failure} />}
      <Controller
        control={form.control}
        name="imageUrl"
        rules={{ validate: (value) => hasFile || projectRules.imageUrl(value) }}
        render={({ field, fieldState }) => (
          <>
            <TextField
              label="Image URL"
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
            {!hasFile && <AddressPreview address={field.value} focus={focusChoice} />}
          </>
        )}
      />
    </Stack>
  );
}

/** Comes into view by itself: the button that was pressed may be far below. */
function UploadFailure({ message }: { readonly message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <Box
      ref={place}
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

const TYPING_PAUSE_MS = 600;

interface AddressPreviewProps {
  readonly address: string;
  readonly focus: FocusChoice;
}

function AddressPreview({ address, focus }: AddressPreviewProps) {
  const typed = address.trim();
  const settled = useSettled(typed);
  const shown = useShownAddress();
  const [broken, setBroken] = useState<string | null>(null);
  if (settled === "" || settled !== typed || projectRules.imageUrl(settled) !== true) return null;
  if (broken === settled) {
    return (
      <Text textStyle="caption" color="fg.muted" role="status">
        No picture could be loaded from this address.
      </Text>
    );
  }
  return (
    <>
      <Image
        src={shown(settled)}
        alt="Preview of the picture at this address"
        maxHeight="40"
        objectFit="contain"
        alignSelf="flex-start"
        borderRadius="xs"
        onError={() => {
          setBroken(settled);
        }}
      />
      <FocusField source={{ src: shown(settled) }} {...focus} />
    </>
  );
}

/** The value once typing has paused, so that half an address is not fetched letter by letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
