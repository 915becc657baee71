import type { ReactNode } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Member } from "#supabase/data/members.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { useMembers } from "./use-members.ts";

interface OwnMemberProps {
  /** Height and width of the control that is loaded. */
  readonly size: { readonly height: string; readonly width: string };
  readonly children: (member: Member) => ReactNode;
}

/** Loads what the studio stores of the signed-in member. */
export function OwnMember({ size, children }: OwnMemberProps) {
  const members = useMembers();
  const email = useSession((session) => session.email);
  if (members.isPending) return <LoadingSkeleton {...size} label="Loading" />;
  if (members.isLoadingError) {
    return (
      <ErrorState
        message={`This could not be loaded. ${messageOf(members.error)}`.trim()}
        onRetry={() => void members.refetch()}
      />
    );
  }
  const own = members.data.find((member) => member.email === email);
  return own === undefined ? null : children(own);
}
