import { Text, VisuallyHidden } from "@chakra-ui/react";
import { initialsOf } from "#site/admin/active-members/member-label.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { assigneeLabel } from "./assignee-label.ts";

/** Initials of the member to whom an inquiry is assigned, in a list; nothing without one. */
export function AssigneeInitials({ id }: { readonly id: string | null }) {
  const ownId = useSession(({ memberId }) => memberId);
  const { data: members = [] } = useActiveMembers();
  const member = members.find((known) => known.id === id);
  if (member === undefined) return null;
  const label = assigneeLabel(id, members, ownId);
  return (
    <>
      <Text
        as="span"
        aria-hidden
        title={label}
        textStyle="caption"
        fontWeight="600"
        flex="none"
        borderWidth="1px"
        borderRadius="full"
        paddingInline="1.5"
      >
        {initialsOf(member.name || member.email)}
      </Text>
      <VisuallyHidden>Assigned to {label}</VisuallyHidden>
    </>
  );
}
