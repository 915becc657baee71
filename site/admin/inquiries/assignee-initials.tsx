import { Text, VisuallyHidden } from "@chakra-ui/react";
import { useSession } from "#site/admin/session/session-store.ts";
import { assigneeLabel, initialsOf } from "./assignee-label.ts";
import { useAssignees } from "./use-assignees.ts";

/** Initials of the member to whom an inquiry is assigned, in a list; nothing without one. */
export function AssigneeInitials({ id }: { readonly id: string | null }) {
  const ownId = useSession(({ memberId }) => memberId);
  const { data: members = [] } = useAssignees();
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
        {initialsOf(member.email)}
      </Text>
      <VisuallyHidden>Assigned to {label}</VisuallyHidden>
    </>
  );
}
