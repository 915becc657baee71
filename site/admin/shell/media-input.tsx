import { Box, Field, Stack, Text, useFieldContext } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import type { MediaKind } from "#site/platform/platform.ts";
import { useMessageIds } from "#site/ui/message-ids.ts";
import { toast } from "#site/ui/toaster.tsx";
import { checkMedia, fileSize, mediaMessage } from "./check-media.ts";
import type { MediaMessages } from "./check-media.ts";
import { MediaPreview } from "./media-preview.tsx";
import type { FocusChoice } from "./media-preview.tsx";
import { usePickMedia } from "./use-host.ts";

interface MediaInputProps {
  readonly label: string;
  readonly kind: MediaKind;
  /** The chosen file; null shows the stored picture, if there is one. */
  readonly file: File | null;
  /** Address of the picture that is stored already. */
  readonly storedUrl?: string | null;
  readonly messages: MediaMessages;
  readonly hint: ReactNode;
  readonly removeLabel: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
  /** Takes away the chosen file, or the stored picture when none is chosen. */
  readonly onRemove: () => void;
  readonly focus?: FocusChoice;
}

/** A file field: choose by button or keyboard, drop, see, remove. The real input stays in the page,
 * so that a label, a test or an assistive tool finds a file field where they expect one. */
export function MediaInput(props: MediaInputProps) {
  const pickMedia = usePickMedia();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const hintId = useId();
  const messageIds = useMessageIds();

  const take = async (files: readonly File[]) => {
    const file = files[0];
    if (file === undefined) return;
    const check = await checkMedia(file, props.kind);
    if (check.ok) {
      setRefused(null);
      props.onChoose(check.file);
      return;
    }
    const message = mediaMessage(check.problem, props.messages);
    setRefused(`“${file.name}” (${fileSize(file.size)}) was not taken. ${message.description}`);
    toast.error(message);
  };
  const choose = async () => {
    const { kind } = props;
    await take(await pickMedia({ kind, multiple: false, maxBytes: UPLOAD_MAX_BYTES }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (props.disabled !== true) void take([...event.dataTransfer.files]);
  };

  return (
    <Field.Root invalid={refused !== null} disabled={props.disabled === true} ids={messageIds}>
      <Field.Label>{props.label}</Field.Label>
      <Stack width="100%" gap="2">
        <MediaPreview
          file={props.file}
          storedUrl={props.storedUrl ?? null}
          removeLabel={props.removeLabel}
          disabled={props.disabled === true}
          focus={props.focus}
          onRemove={() => {
            setRefused(null);
            props.onRemove();
          }}
        />
        <Box
          position="relative"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={over ? "colorPalette.solid" : "border.emphasized"}
          borderRadius="sm"
          bg={over ? "colorPalette.subtle" : "bg.panel"}
          paddingInline="4"
          paddingBlock="4"
          _focusWithin={{ outline: "2px solid", outlineColor: "colorPalette.focusRing" }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => {
            setOver(false);
          }}
          onDrop={drop}
        >
          <FileField {...props} hintId={hintId} onOpen={choose} onFiles={take} />
          <Text textStyle="ui" pointerEvents="none" aria-hidden>
            <Text as="span" color="colorPalette.fg" textDecoration="underline">
              {props.file === null ? "Choose a file" : "Choose another file"}
            </Text>{" "}
            or drop it here
          </Text>
          <Text id={hintId} textStyle="caption" color="fg.muted" pointerEvents="none">
            {props.hint}
          </Text>
        </Box>
      </Stack>
      {refused !== null && <Field.ErrorText role="alert">{refused}</Field.ErrorText>}
    </Field.Root>
  );
}

interface FileFieldProps {
  readonly kind: MediaKind;
  readonly hintId: string;
  readonly onOpen: () => Promise<void>;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/** Covers the drop zone, invisible but focusable. A click asks the platform, which knows whether
 * the dialog is the browser's or a native one. */
function FileField({ kind, hintId, onOpen, onFiles }: FileFieldProps) {
  const field = useFieldContext();
  const described = [hintId, field.ariaDescribedby ?? ""].join(" ").trim();
  return (
    <input
      {...field.getInputProps()}
      type="file"
      accept={kind === "image" ? "image/*" : "image/*,video/*"}
      aria-describedby={described}
      style={{ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", fontSize: 0 }}
      onClick={(event) => {
        event.preventDefault();
        void onOpen();
      }}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = ""; // the same file may be chosen again
        void onFiles(files);
      }}
    />
  );
}
