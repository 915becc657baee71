import { Button, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Attachment } from "#supabase/data/attachments.ts";
import { fileSize } from "#site/format/size.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { useSaveAttachment } from "./use-replies.ts";

/** The files that were sent with a reply, each with a button that saves it. */
export function ReplyAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="1" marginTop="2" align="start" aria-label="Files">
      {attachments.map((attachment) => (
        <AttachmentItem key={attachment.path} attachment={attachment} />
      ))}
    </Stack>
  );
}

function AttachmentItem({ attachment }: { readonly attachment: Attachment }) {
  const saving = useSaveAttachment();
  const { name, size } = attachment;
  return (
    <Stack as="li" gap="1" align="start" maxWidth="full">
      <Button
        size="xs"
        variant="outline"
        height="auto"
        minHeight="8"
        maxWidth="full"
        paddingBlock="1"
        whiteSpace="normal"
        textAlign="start"
        aria-label={`Download ${name}, ${fileSize(size)}`}
        {...busyButton(saving.isPending, () => {
          saving.mutate(attachment);
        })}
      >
        <Download size="1em" aria-hidden />
        <Text as="span" minWidth="0" overflowWrap="anywhere" unicodeBidi="plaintext">
          {name}
        </Text>
        <Text as="span" color="fg.muted" flexShrink="0">
          {fileSize(size)}
        </Text>
      </Button>
      {saving.isError && (
        <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
          {messageOf(saving.error) || "The file could not be downloaded. Please try again."}
        </Text>
      )}
    </Stack>
  );
}
