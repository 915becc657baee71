import { Badge, Box, Button, Flex, Heading, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { postOutbox } from "./post-outbox.ts";
import type { QueuedPost } from "./post-outbox.ts";
import { useQueuedPosts } from "./use-post-outbox.ts";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

/** Queued drafts on this device that are not on the server yet, above the list. */
export function QueuedPosts() {
  const posts = useQueuedPosts();
  if (posts.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby="waiting-posts"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      paddingInline="4"
      paddingBlock="3"
    >
      <Heading as="h3" id="waiting-posts" textStyle="ui" fontWeight="500" marginBottom="1">
        On this device only
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {posts.map((post) => (
          <WaitingRow key={post.id} post={post} />
        ))}
      </Stack>
    </Box>
  );
}

function WaitingRow({ post }: { readonly post: QueuedPost }) {
  const { hrefFor } = useAdminNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const { label, styles } = BADGES[post.state.kind];
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" flexWrap="wrap" minHeight="11">
      <HStack gap="3" flexWrap="wrap" minWidth="0" flex="1">
        <Link
          asChild
          color="fg"
          textStyle="ui"
          fontWeight="500"
          overflowWrap="anywhere"
          css={TALL_LINK}
        >
          <RouterLink to={hrefFor("new-blog", post.id)}>{post.title}</RouterLink>
        </Link>
        <Badge {...styles}>{label}</Badge>
        <Text textStyle="caption" color="fg.muted">
          {post.state.kind === "refused" ? post.state.reason : shortTime(post.storedAt)}
        </Text>
      </HStack>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Discard ${post.title}`}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        Discard
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Discard this draft?"
        confirmLabel="Discard"
        onConfirm={() => {
          setIsConfirming(false);
          void postOutbox.remove(post.id);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {post.base === null
            ? `“${post.title}” is on this device only and cannot be brought back after this.`
            : `What you changed in “${post.title}” is on this device only. The saved version stays.`}
        </Text>
      </ConfirmDialog>
    </Flex>
  );
}

const BADGES = {
  waiting: { label: "Waiting to be sent", styles: { bg: "bg.emphasized", color: "fg" } },
  conflict: { label: "Somebody else changed it", styles: { colorPalette: "clay" } },
  refused: { label: "Not accepted", styles: { colorPalette: "red" } },
} as const;
