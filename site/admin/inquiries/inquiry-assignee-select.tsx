import { useRef } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { SelectField } from "#site/ui/fields.tsx";
import { assigneeLabel, NOBODY } from "./assignee-label.ts";
import { useInquiryKeys } from "./use-inquiry-keys.ts";
import { useInquiryChange } from "./use-inquiry-change.ts";

/** Select for the member who answers an inquiry; saves on change. */
export function InquiryAssigneeSelect({ inquiry }: { readonly inquiry: Inquiry }) {
  const ownId = useSession(({ memberId }) => memberId);
  const { data: members = [], error } = useActiveMembers();
  const labelOf = (id: string | null) => assigneeLabel(id, members, ownId);
  const { save, value, problem } = useInquiryChange(inquiry, {
    key: "assignee_id",
    noun: "assignment",
    labelOf,
  });
  const select = useRef<HTMLSelectElement>(null);
  useInquiryKeys((action) => {
    if (action !== "assign") return;
    select.current?.focus();
    select.current?.showPicker();
  });
  const listed = members.map(({ id }) => id);
  const ids = value === null || listed.includes(value) ? listed : [value, ...listed];
  return (
    <SelectField
      ref={select}
      label="Assigned to"
      emptyLabel={NOBODY}
      options={ids.map((id) => ({ value: id, label: labelOf(id) }))}
      value={value ?? ""}
      error={problem ?? loadProblem(error)}
      onChange={(event) => {
        save(event.target.value || null);
      }}
    />
  );
}

function loadProblem(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return `The members could not be loaded. ${messageOf(error)}`.trim();
}
