import type { Inquiry } from "#supabase/data/inquiries.ts";
import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import { SelectField } from "#site/ui/fields.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";
import { useInquiryKeys } from "./use-inquiry-keys.ts";
import { useInquiryStatusChange } from "./use-inquiry-change.ts";

const OPTIONS = INQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }));

/** Select for the status of an inquiry; saves on change. */
export function InquiryStatusSelect({ inquiry }: { readonly inquiry: Inquiry }) {
  const { save, isSaving, value, problem } = useInquiryStatusChange(inquiry);
  useInquiryKeys((action) => {
    const isStatus = action === "contacted" || action === "spam";
    if (isStatus && !isSaving && action !== inquiry.status) save(action);
  });
  return (
    <SelectField
      label="Status"
      options={OPTIONS}
      value={value}
      error={problem}
      onChange={(event) => {
        const status = INQUIRY_STATUSES.find((known) => known === event.target.value);
        if (status !== undefined) save(status);
      }}
    />
  );
}
