import { Box, Button, Field, Flex, Stack, Text, useFieldContext } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import type { RefObject } from "react";
import { REPLY_FILE_TYPES, REPLY_FILES_MAX_MB } from "#supabase/data/limits.ts";
import type { NewReplyFile } from "#supabase/data/reply-files.ts";
import { fileSize } from "#site/format/size.ts";
import { useMessageIds } from "#site/ui/message-ids.ts";
import { FRAME_FOCUS_RING } from "#site/ui/theme/focus-ring.ts";
import { lostFiles, REPLY_FILES_HINT, totalSize } from "./reply-files.ts";
import type { useReplyForm } from "./use-reply-form.ts";

const ACCEPT = Object.keys(REPLY_FILE_TYPES)
  .map((extension) => `.${extension}`)
  .join(",");

/** Field for the files of a reply: a real file input, and the attached files with a button to remove each. */
export function ReplyFilesField({ form }: { readonly form: ReturnType<typeof useReplyForm> }) {
  const { files, problems, text } = form;
  const messageIds = useMessageIds();
  const input = useRef<HTMLInputElement>(null);
  const lost = lostFiles(text.attached, files.files);
  const messages = [
    ...(problems.attachments === undefined ? [] : [problems.attachments]),
    ...files.refusals,
  ];
  return (
    <Field.Root ids={messageIds} invalid={messages.length > 0}>
      <Stack width="full" gap="2" align="start">
        <FileInput inputRef={input} onFiles={(chosen) => void files.add(chosen)} />
        {files.files.length > 0 && (
          <FileList files={files.files} onRemove={files.remove} input={input} />
        )}
        {lost.length > 0 && <LostFiles names={lost} />}
        {messages.length === 0 && (
          <Field.HelperText>
            Choose files, or drop them on this form. {REPLY_FILES_HINT} They are not saved on this
            device: after a reload, attach them again.
          </Field.HelperText>
        )}
        {messages.length > 0 && (
          <Field.ErrorText role="alert" display="block" overflowWrap="anywhere">
            {messages.map((message) => (
              <Text key={message}>{message}</Text>
            ))}
          </Field.ErrorText>
        )}
      </Stack>
    </Field.Root>
  );
}

interface FileInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Looks like a button; the input covers it, transparent but focusable. */
function FileInput({ inputRef, onFiles }: FileInputProps) {
  const field = useFieldContext();
  return (
    <Flex
      position="relative"
      align="center"
      gap="2"
      minHeight="10"
      paddingInline="4"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="sm"
      _hover={{ bg: "bg.subtle" }}
      css={FRAME_FOCUS_RING}
    >
      <Paperclip size="1em" aria-hidden />
      <Field.Label margin="0">Attach files</Field.Label>
      <input
        {...field.getInputProps()}
        ref={inputRef}
        type="file"
        multiple
        accept={ACCEPT}
        style={{ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", fontSize: 0 }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // allows selecting the same file again
          onFiles(files);
        }}
      />
    </Flex>
  );
}

interface FileListProps {
  readonly files: readonly NewReplyFile[];
  readonly onRemove: (id: string) => void;
  /** Gets the focus when the last file is removed. */
  readonly input: RefObject<HTMLInputElement | null>;
}

function FileList({ files, onRemove, input }: FileListProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (id: string, at: number) => {
    onRemove(id);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? input.current)?.focus();
    });
  };
  return (
    <Box width="full">
      <Stack as="ul" ref={list} listStyleType="none" gap="1" aria-label="Attached files">
        {files.map(({ id, file }, at) => (
          <Flex key={id} as="li" gap="3" align="center" justify="space-between">
            <Text textStyle="ui" minWidth="0" overflowWrap="anywhere" unicodeBidi="plaintext">
              {file.name}{" "}
              <Text as="span" textStyle="caption" color="fg.muted">
                {fileSize(file.size)}
              </Text>
            </Text>
            <Button
              type="button"
              size="xs"
              variant="outline"
              flexShrink="0"
              aria-label={`Remove ${file.name}`}
              onClick={() => {
                remove(id, at);
              }}
            >
              Remove
            </Button>
          </Flex>
        ))}
      </Stack>
      <Text textStyle="caption" color="fg.muted" aria-live="polite" marginTop="1">
        {`${String(files.length)} ${files.length === 1 ? "file" : "files"}, ${fileSize(totalSize(files))} of ${String(REPLY_FILES_MAX_MB)} MB`}
      </Text>
    </Box>
  );
}

function LostFiles({ names }: { readonly names: readonly string[] }) {
  const quoted = names.map((name) => `“${name}”`).join(", ");
  return (
    <Text role="status" textStyle="caption" color="fg.warning" overflowWrap="anywhere">
      {`Attached before the page was loaded again, and not any more: ${quoted}. Attach what you want to send.`}
    </Text>
  );
}
