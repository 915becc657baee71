import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  listInquiryReplies,
  resendInquiryReply,
  sendInquiryReply,
} from "#supabase/data/inquiry-replies.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { uploadReplyFiles } from "#supabase/data/reply-files.ts";
import type { NewReplyFile } from "#supabase/data/reply-files.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { OPEN_INQUIRY_POLL_MS } from "#site/admin/context/inquiry-broadcast.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { refetchAfterWrite } from "#site/admin/context/refetch-after-write.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import type { ReplyText } from "./reply-text.ts";

/** While a mail is being sent. */
const WAITING_INTERVAL_MS = 2_000;
const repliesKey = (inquiryId: string) => [...adminKeys.inquiries, "replies", inquiryId];

/** Query of the replies to an inquiry, polled for the outcome of their mails and for those of colleagues. */
export function useReplies(inquiryId: string) {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: repliesKey(inquiryId),
    enabled,
    queryFn: ({ signal }) => listInquiryReplies(client, inquiryId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(isWaiting) === true ? WAITING_INTERVAL_MS : OPEN_INQUIRY_POLL_MS,
  });
}

function isWaiting({ sent_at, failure }: InquiryReply): boolean {
  return sent_at === null && failure === null;
}

interface ReplyToSend {
  readonly text: ReplyText;
  readonly files: readonly NewReplyFile[];
  /** Called with the share of the files that is uploaded: 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads the files of a reply and stores it, which queues its mail and sets a new or spam inquiry to contacted. */
export function useSendReply(inquiryId: string) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ text: { id, subject, body }, files, onProgress }: ReplyToSend) =>
      sendInquiryReply(client, {
        id,
        inquiry_id: inquiryId,
        subject: trimText(subject),
        body: trimText(body),
        attachments: await uploadReplyFiles(client, id, files, onProgress),
      }),
    onError: (failure) => {
      console.error("[inquiry-reply]", failure);
    },
    // The status of the inquiry changes as well.
    onSettled: () => refetchAfterWrite(cache, adminKeys.inquiries),
  });
}

/** Sends a reply now whose mail has failed. */
export function useResendReply(inquiryId: string) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => resendInquiryReply(client, id),
    onSettled: () => refetchAfterWrite(cache, repliesKey(inquiryId)),
  });
}
