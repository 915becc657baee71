import { Box } from "@chakra-ui/react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import { SelectField } from "#site/ui/fields.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";
import { useStatusChange } from "./use-status-change.ts";

const OPTIONS = INQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }));

/** Select for the status of an inquiry; saves on change. */
export function InquiryStatusSelect({ inquiry }: { readonly inquiry: Inquiry }) {
  const { save, chosen, problem } = useStatusChange(inquiry);
  return (
    <Box width="11rem">
      <SelectField
        label="Status"
        options={OPTIONS}
        value={chosen ?? inquiry.status}
        error={problem}
        onChange={(event) => {
          const status = INQUIRY_STATUSES.find((known) => known === event.target.value);
          if (status !== undefined) save(status);
        }}
      />
    </Box>
  );
}
