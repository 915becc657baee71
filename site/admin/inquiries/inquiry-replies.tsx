import { Heading, Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyItem } from "./reply-item.tsx";
import { useReplies } from "./use-replies.ts";

const NO_REPLIES: readonly InquiryReply[] = [];

/** The studio's replies to an inquiry with the outcome of their mails, and the form for the next one. */
export function InquiryReplies({ inquiry }: { readonly inquiry: Inquiry }) {
  const replies = useReplies(inquiry.id);
  return (
    <Stack as="section" gap="3" aria-labelledby="inquiry-replies">
      <Heading id="inquiry-replies" as="h3" textStyle="uiTitle" fontSize="0.9375rem">
        Replies
      </Heading>
      {replies.isPending && <LoadingSkeleton height="12" label="Loading the replies" />}
      {replies.isLoadingError && (
        <ErrorState
          message={`The replies could not be loaded. ${messageOf(replies.error)}`.trim()}
          onRetry={() => void replies.refetch()}
        />
      )}
      {replies.data !== undefined && replies.data.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="4" aria-label="Replies">
          {replies.data.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} />
          ))}
        </Stack>
      )}
      <ReplyForm inquiry={inquiry} replies={replies.data ?? NO_REPLIES} />
    </Stack>
  );
}
