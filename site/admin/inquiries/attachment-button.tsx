import { Button, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { Attachment } from "#supabase/data/attachments.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { fileSize } from "#site/format/size.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { busyButton } from "#site/ui/busy-button.ts";

interface AttachmentButtonProps {
  readonly attachment: Attachment;
  readonly download: (attachment: Attachment) => Promise<File>;
}

/** A button that saves an attached file where the member wants it. */
export function AttachmentButton({ attachment, download }: AttachmentButtonProps) {
  const platform = usePlatform();
  const saving = useMutation({
    mutationFn: async () => platform.saveFile(await download(attachment)),
    onError: (failure) => {
      console.error("[attachment]", failure);
    },
  });
  const { name, size } = attachment;
  return (
    <Stack gap="1" align="start" minWidth="0" maxWidth="full">
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
          saving.mutate();
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
