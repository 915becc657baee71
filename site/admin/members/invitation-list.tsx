import { Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { useInvitations } from "./use-invitations.ts";

/** The invitations that wait for their acceptance; nothing without one. */
export function InvitationList() {
  const invitations = useInvitations();
  if (invitations.isPending) return <LoadingSkeleton height="8" label="Loading the invitations" />;
  if (invitations.isError) {
    return (
      <ErrorState
        message={`The invitations could not be loaded. ${messageOf(invitations.error)}`.trim()}
        onRetry={() => void invitations.refetch()}
      />
    );
  }
  if (invitations.data.length === 0) return null;
  return (
    <Stack
      as="ul"
      aria-label="Open invitations"
      listStyleType="none"
      gap="0"
      marginTop="5"
      borderTopWidth="1px"
    >
      {invitations.data.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </Stack>
  );
}
