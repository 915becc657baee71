import { Box, Button, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { PreviewLink } from "#supabase/data/preview-links.ts";
import { memberLabel } from "#site/admin/active-members/member-label.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { shortTime } from "#site/format/time.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { ErrorState } from "#site/ui/states.tsx";
import type { usePreviewLinks } from "./use-preview-links.ts";

type LinkListProps = Pick<ReturnType<typeof usePreviewLinks>, "links" | "revoke">;

/** The links that are still valid, each with a button to revoke it. */
export function LinkList({ links, revoke }: LinkListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: members = [] } = useActiveMembers();
  const creatorOf = ({ createdBy }: PreviewLink) => {
    const member = members.find(({ id }) => id === createdBy);
    return member === undefined ? "a former member" : memberLabel(member, members);
  };
  return (
    <Stack gap="2" aria-busy={links.isPending}>
      <Text as="h3" ref={heading} tabIndex={-1} textStyle="ui" fontWeight="600" outline="none">
        Active links
      </Text>
      {links.isPending && <Skeleton height="10" />}
      {links.isLoadingError && (
        <ErrorState
          message={messageOf(links.error) || "The links could not be loaded."}
          onRetry={() => void links.refetch()}
        />
      )}
      {links.data?.length === 0 && <Text color="fg.muted">No link is active.</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {links.data?.map((link) => (
          <LinkItem
            key={link.id}
            link={link}
            creator={creatorOf(link)}
            isRevoking={revoke.isPending && revoke.variables === link.id}
            onRevoke={() => {
              heading.current?.focus();
              revoke.mutate(link.id);
            }}
          />
        ))}
      </Stack>
      <Text role="status" color="fg.muted" _empty={{ display: "none" }}>
        {revoke.isSuccess && "The link was revoked. It shows nothing any more."}
      </Text>
      {revoke.isError && <ErrorState message={messageOf(revoke.error)} />}
    </Stack>
  );
}

interface LinkItemProps {
  readonly link: PreviewLink;
  /** Name of the member who created it. */
  readonly creator: string;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

function LinkItem({ link, creator, isRevoking, onRevoke }: LinkItemProps) {
  const created = shortTime(link.createdAt);
  return (
    <HStack as="li" gap="3" paddingBlock="2" borderTopWidth="1px" justify="space-between">
      <Box minWidth="0">
        <Text textStyle="ui">Until {shortTime(link.expiresAt)}</Text>
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          Created by {creator}, {created}
        </Text>
      </Box>
      <Button
        type="button"
        size="sm"
        variant="outline"
        aria-label={`Revoke the link of ${created}`}
        {...busyButton(isRevoking, onRevoke)}
      >
        Revoke
      </Button>
    </HStack>
  );
}
