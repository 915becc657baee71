import { Stack } from "@chakra-ui/react";
import { downloadAttachment } from "#supabase/data/attachments.ts";
import type { Attachment } from "#supabase/data/attachments.ts";
import { REPLY_FILES_BUCKET } from "#supabase/data/limits.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { AttachmentButton } from "./attachment-button.tsx";

/** The files that were sent with a reply, each with a button that saves it. */
export function ReplyAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const client = useStaffClient();
  return (
    <Stack as="ul" listStyleType="none" gap="1" marginTop="2" align="start" aria-label="Files">
      {attachments.map((attachment) => (
        <Stack key={attachment.path} as="li" align="start" maxWidth="full">
          <AttachmentButton
            attachment={attachment}
            download={(each) => downloadAttachment(client, REPLY_FILES_BUCKET, each)}
          />
        </Stack>
      ))}
    </Stack>
  );
}
