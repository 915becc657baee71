import { messageOf } from "#supabase/data/errors.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { fieldLabel } from "#site/schemas/form.ts";
import { memberSchema } from "#site/schemas/member.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { InquiryMailSelect } from "./inquiry-mail-select.tsx";
import { useMembers } from "./use-members.ts";

/** How the signed-in member gets notices of inquiries. */
export function OwnInquiryMail() {
  const members = useMembers();
  const email = useSession((session) => session.email);
  if (members.isPending) return <LoadingSkeleton height="8" width="8.5rem" label="Loading" />;
  if (members.isError) {
    return (
      <ErrorState
        message={`This could not be loaded. ${messageOf(members.error)}`.trim()}
        onRetry={() => void members.refetch()}
      />
    );
  }
  const own = members.data.find((member) => member.email === email);
  return own === undefined ? null : (
    <InquiryMailSelect member={own} label={fieldLabel(memberSchema, "inquiryMail")} />
  );
}
