import { Box, Button, Flex, Loader, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { attachmentsOf } from "#supabase/data/attachments.ts";
import { fullTime, shortTime } from "#site/format/time.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { ReplyAttachments } from "./reply-attachments.tsx";
import { replyState } from "./reply-state.ts";
import { useResendReply } from "./use-replies.ts";

/** A reply with its author, time and the outcome of its mail. */
export function ReplyItem({ reply }: { readonly reply: InquiryReply }) {
  const written = new Date(reply.created_at);
  const attachments = attachmentsOf(reply);
  const { label, canResend: failed } = replyState(reply);
  return (
    <Box as="li" borderStartWidth="2px" borderColor="border.emphasized" paddingStart="3">
      <Text textStyle="ui" fontWeight="500" overflowWrap="anywhere" unicodeBidi="plaintext">
        {reply.subject}
      </Text>
      <Text
        textStyle="ui"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
        maxWidth="measure"
      >
        {reply.body}
      </Text>
      {attachments.length > 0 && <ReplyAttachments attachments={attachments} />}
      <Flex gap="3" align="center" wrap="wrap" marginTop="1">
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {reply.author !== null && `${reply.author} · `}
          <time dateTime={reply.created_at} title={fullTime(written)}>
            {shortTime(written)}
          </time>
          {" · "}
          <Text as="span" role="status" color={failed ? "fg.error" : undefined}>
            {label}
          </Text>
        </Text>
        {failed && <SendAgain reply={reply} />}
      </Flex>
    </Box>
  );
}

function SendAgain({ reply }: { readonly reply: InquiryReply }) {
  const resend = useResendReply(reply.inquiry_id);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        {...busyButton(resend.isPending, () => {
          resend.mutate(reply.id);
        })}
      >
        <Loader visible={resend.isPending}>Send again</Loader>
      </Button>
      {resend.isError && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {messageOf(resend.error) || "This did not work. Please try again."}
        </Text>
      )}
    </>
  );
}
