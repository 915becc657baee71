import { Box, Button, Field, Stack, Text, useFieldContext } from "@chakra-ui/react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type { DragEvent, ReactNode } from "react";
import { PICK_MAX_BYTES } from "#supabase/data/limits.ts";
import type { MediaKind } from "#site/platform/platform.ts";
import { useMessageIds } from "#site/ui/message-ids.ts";
import { toast } from "#site/ui/toaster.tsx";
import { fileSize } from "#site/format/size.ts";
import { FRAME_FOCUS_RING } from "#site/ui/theme/focus-ring.ts";
import { ImageSources } from "./image-sources.tsx";
import { validateMedia, mediaMessage, refusedFile } from "./validate-media.ts";
import type { RefusedFile } from "./validate-media.ts";
import { useMakeFit } from "./refused-files.tsx";
import type { MediaMessages } from "./upload-messages.ts";
import { runValidation } from "./running-validations.ts";
import { MediaPreview } from "./media-preview.tsx";
import type { FocusChoice } from "./media-preview.tsx";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";

interface MediaInputProps {
  readonly label: string;
  readonly kind: MediaKind;
  /** The selected file; null shows the stored image, if any. */
  readonly file: File | null;
  /** URL of the stored image. */
  readonly storedUrl?: string | null;
  readonly messages: MediaMessages;
  readonly hint: ReactNode;
  readonly removeLabel: string;
  readonly disabled?: boolean;
  /** Id of an error outside the field that describes it. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Gets the address of a file of the library and its description: chosen there, or cropped, which has none. */
  readonly onStored: (url: string, description: string) => void;
  /** Clears the selected file or, without one, the stored image. */
  readonly onRemove: () => void;
  readonly focus?: FocusChoice;
}

/**
 * File field with button, drop zone, preview and remove button. It contains a real file input for
 * labels, tests and assistive technology.
 */
export function MediaInput(props: MediaInputProps) {
  const pickMedia = usePickMedia();
  const [isDragOver, setIsDragOver] = useState(false);
  const hintId = useId();
  const messageIds = useMessageIds();
  const { rejection, clearRejection, chooseFirst, fit } = useValidatedChoice(props);
  const choose = async () => {
    const { kind } = props;
    await chooseFirst(await pickMedia({ kind, multiple: false, maxBytes: PICK_MAX_BYTES }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    if (props.disabled !== true) void chooseFirst([...event.dataTransfer.files]);
  };

  return (
    <Field.Root invalid={rejection !== null} disabled={props.disabled === true} ids={messageIds}>
      <Field.Label>{props.label}</Field.Label>
      <Stack width="100%" gap="2">
        <MediaPreview
          file={props.file}
          storedUrl={props.storedUrl ?? null}
          removeLabel={props.removeLabel}
          disabled={props.disabled === true}
          focus={props.focus}
          onCropped={(url) => {
            props.onStored(url, "");
          }}
          onRemove={() => {
            clearRejection();
            props.onRemove();
          }}
        />
        <Box
          position="relative"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={isDragOver ? "colorPalette.solid" : "border.emphasized"}
          borderRadius="sm"
          bg={isDragOver ? "colorPalette.subtle" : "bg.panel"}
          paddingInline="4"
          paddingBlock="4"
          css={FRAME_FOCUS_RING}
          onDragOver={(event) => {
            event.preventDefault();
            setIsDragOver(true);
          }}
          onDragLeave={() => {
            setIsDragOver(false);
          }}
          onDrop={drop}
        >
          <FileField {...props} hintId={hintId} onOpen={choose} onFiles={chooseFirst} />
          <Text textStyle="ui" pointerEvents="none" aria-hidden>
            <Text as="span" color="colorPalette.fg" textDecoration="underline">
              {props.file === null ? "Upload a file" : "Upload another file"}
            </Text>{" "}
            or drop it here
          </Text>
          <Text id={hintId} textStyle="caption" color="fg.muted" pointerEvents="none">
            {props.hint}
          </Text>
        </Box>
        <ImageSources
          label={`${props.label}: other sources`}
          kind={props.kind}
          multiple={false}
          disabled={props.disabled === true}
          withUpload={false}
          onFiles={(files) => void chooseFirst(files)}
          onLibrary={([file]) => {
            clearRejection();
            if (file !== undefined) props.onStored(file.url, file.alt);
          }}
        />
      </Stack>
      {rejection !== null && (
        <Field.ErrorText role="alert">{fit.failure ?? rejection.message}</Field.ErrorText>
      )}
      {fit.button !== null && <Button {...fit.button} />}
    </Field.Root>
  );
}

/** Validates a choice of files and takes the first one, or shows why it is refused. */
function useValidatedChoice({ kind, messages, onChoose }: MediaInputProps) {
  const [rejection, setRejection] = useState<RefusedFile | null>(null);
  const clearRejection = () => {
    setRejection(null);
  };
  const take = (file: File) => {
    flushSync(() => {
      clearRejection();
      onChoose(file);
    });
  };
  const takeOrRefuse = async (file: File) => {
    const validation = await validateMedia(file, kind);
    if (validation.ok) {
      take(validation.file);
      return true;
    }
    const sentence = (name: string, problem: string) =>
      `“${name}” (${fileSize(file.size)}) was not taken. ${problem}`;
    setRejection(refusedFile(file, validation, messages, sentence));
    toast.error(mediaMessage(validation.problem, messages));
    return false;
  };
  const chooseFirst = async ([file]: readonly File[]) => {
    if (file !== undefined) await runValidation(() => takeOrRefuse(file));
  };
  const fit = useMakeFit(rejection, take);
  return { rejection, clearRejection, chooseFirst, fit };
}

interface FileFieldProps {
  readonly kind: MediaKind;
  readonly hintId: string;
  readonly describedBy?: string | undefined;
  readonly onOpen: () => Promise<void>;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/**
 * Covers the drop zone, transparent but focusable. A click delegates to the platform, which opens
 * the browser's or a native dialog.
 */
function FileField({ kind, hintId, describedBy = "", onOpen, onFiles }: FileFieldProps) {
  const field = useFieldContext();
  const described = [hintId, field.ariaDescribedby ?? "", describedBy].filter((id) => id !== "");
  return (
    <input
      {...field.getInputProps()}
      type="file"
      accept={kind === "image" ? "image/*" : "image/*,video/*"}
      aria-describedby={described.join(" ")}
      style={{ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", fontSize: 0 }}
      onClick={(event) => {
        event.preventDefault();
        void onOpen();
      }}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = ""; // allows selecting the same file again
        void onFiles(files);
      }}
    />
  );
}
