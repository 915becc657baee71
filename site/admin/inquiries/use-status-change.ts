import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";
import { saveStatus } from "./save-status.ts";
import { useUpdateCachedInquiry } from "./use-inquiries.ts";

/** Saves another status of an inquiry; `problem` says why it was not saved. */
export function useStatusChange(inquiry: Inquiry) {
  const client = useStaffClient();
  const updateCache = useUpdateCachedInquiry();
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: (status: InquiryStatus) => saveStatus(client, inquiry, status),
    onSuccess: (result) => {
      updateCache(result.kind === "saved" ? result.row : result.theirs);
      if (result.kind === "saved") {
        toast.success({
          title: "Status Saved",
          description: `${result.row.name}: ${STATUS_LABELS[result.row.status]}`,
        });
      }
    },
    onError: (failure) => {
      console.error("[inquiry-status]", failure);
    },
  });
  const theirStatus = data?.kind === "conflict" ? STATUS_LABELS[data.theirs.status] : null;
  return {
    save: mutate,
    chosen: isPending ? variables : null,
    problem:
      error !== null
        ? `The status was not saved. ${messageOf(error)}`.trim()
        : theirStatus !== null
          ? `Somebody set it to “${theirStatus}” meanwhile. Choose again if it should be another.`
          : undefined,
  };
}
