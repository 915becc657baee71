import { Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { useMembers } from "./use-members.ts";

/**
 * Invitation form and member list; for owners only. Editors cannot change settings, members or
 * backups.
 */
export function MembersPage() {
  const deliversMail = useDeliversMail();
  return (
    <Stack gap="6">
      <Section
        title="Invite a member"
        about="Editors write posts, show projects and answer inquiries. Owners do that too, and also change the settings, the members and the backup."
      >
        <InviteForm />
        <InvitationList />
      </Section>
      <Section
        title="All members"
        {...(deliversMail && {
          about: "Each member gets a mail about every new inquiry, one a day at 6:00 UTC, or none.",
        })}
      >
        <MemberList />
      </Section>
    </Stack>
  );
}

function MemberList() {
  const members = useMembers();
  if (members.isPending) return <LoadingSkeleton height="24" label="Loading the members" />;
  if (members.isError) {
    return (
      <ErrorState
        message={`The members could not be loaded. ${messageOf(members.error)}`.trim()}
        onRetry={() => void members.refetch()}
      />
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
      {members.data.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </Stack>
  );
}
