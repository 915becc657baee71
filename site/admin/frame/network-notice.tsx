import { Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { useOutboxEntries } from "#site/admin/posts/index.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";

/**
 * Status line under the tabs: an unreachable server, and the drafts in the outbox that wait or need
 * a decision.
 */
export function NetworkNotice({ onRetry }: { readonly onRetry: () => void }) {
  const isUnreachable = useSession(({ phase }) => phase === "unreachable");
  const entries = useOutboxEntries();
  const waiting = entries.filter(({ state }) => state.kind === "waiting").length;
  const blocked = entries.filter(({ state }) => state.kind !== "waiting");
  const isEmpty = !isUnreachable && entries.length === 0;
  return (
    <Box role="status" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      {!isEmpty && (
        <Flex
          align="center"
          justify="space-between"
          gap="3"
          flexWrap="wrap"
          borderTopWidth="1px"
          paddingBlock="1.5"
        >
          <Box flex="1" minWidth="14rem">
            {isUnreachable && (
              <Text as="span">
                {navigator.onLine ? "The server cannot be reached." : "You are offline."} Showing
                what was last loaded; drafts are kept on this device and sent when the network is
                back.{" "}
              </Text>
            )}
            {waiting > 0 && <Text as="span">{waitingSentence(waiting)} </Text>}
            {blocked.map(({ id, title }) => (
              <BlockedDraft key={id} id={id} title={title} />
            ))}
          </Box>
          {isUnreachable && (
            <Button size="xs" variant="outline" onClick={onRetry}>
              Try now
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

function BlockedDraft({ id, title }: { readonly id: string; readonly title: string }) {
  const { hrefFor } = useAdminNavigation();
  return (
    <Text as="span">
      “{title}” could not be sent by itself:{" "}
      <Link asChild color="fg" textDecoration="underline">
        <RouterLink to={hrefFor("new-blog", id)}>open it</RouterLink>
      </Link>
      .{" "}
    </Text>
  );
}

function waitingSentence(count: number): string {
  return count === 1 ? "1 draft waits to be sent." : `${String(count)} drafts wait to be sent.`;
}
