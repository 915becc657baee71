import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryChanges } from "#supabase/data/inquiry-changes.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";
import { saveInquiry } from "./save-inquiry.ts";
import { useUpdateCachedInquiry } from "./use-inquiries.ts";

type Property = keyof InquiryChanges;

interface ChangeOptions<Key extends Property> {
  readonly key: Key;
  /** Name of the property in messages, such as "status". */
  readonly noun: string;
  /** Label of a value. Must be able to name the value of a colleague. */
  readonly labelOf: (value: Inquiry[Key]) => string;
}

/** Saves another value of one property of an inquiry; `problem` says why it was not saved. */
export function useInquiryChange<Key extends Property>(
  inquiry: Inquiry,
  { key, noun, labelOf }: ChangeOptions<Key>,
) {
  const client = useStaffClient();
  const updateCache = useUpdateCachedInquiry();
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: (value: Inquiry[Key]) => saveInquiry(client, inquiry, { [key]: value }),
    onSuccess: (result) => {
      updateCache(result.kind === "saved" ? result.row : result.theirs);
      if (result.kind === "saved") {
        toast.success({
          title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} Saved`,
          description: `${result.row.name}: ${labelOf(result.row[key])}`,
        });
      }
    },
    onError: (failure) => {
      console.error(`[inquiry-${noun}]`, failure);
    },
  });
  const theirs = data?.kind === "conflict" ? labelOf(data.theirs[key]) : null;
  return {
    save: mutate,
    isSaving: isPending,
    /** The value that is being saved, else the saved one. */
    value: isPending ? variables : inquiry[key],
    problem:
      error !== null
        ? `The ${noun} was not saved. ${messageOf(error)}`.trim()
        : theirs !== null
          ? `Somebody set it to “${theirs}” meanwhile. Choose again if it should be another.`
          : undefined,
  };
}

const STATUS = {
  key: "status",
  noun: "status",
  labelOf: (status: Inquiry["status"]) => STATUS_LABELS[status],
} as const;

/** Saves another status of an inquiry. */
export function useInquiryStatusChange(inquiry: Inquiry) {
  return useInquiryChange(inquiry, STATUS);
}
