import { Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { useWaitingPosts } from "#site/admin/posts/index.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useAdminNavigation } from "./dashboard-tabs.ts";

/** One calm line under the tabs: that the server is away, what waits for it, what needs somebody. */
export function NetworkNotice({ onRetry }: { readonly onRetry: () => void }) {
  const away = useSession(({ phase }) => phase === "unreachable");
  const posts = useWaitingPosts();
  const waiting = posts.filter(({ state }) => state.kind === "waiting").length;
  const stuck = posts.filter(({ state }) => state.kind !== "waiting");
  const empty = !away && posts.length === 0;
  return (
    <Box role="status" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      {!empty && (
        <Flex
          align="center"
          justify="space-between"
          gap="3"
          flexWrap="wrap"
          borderTopWidth="1px"
          paddingBlock="1.5"
        >
          <Box flex="1" minWidth="14rem">
            {away && (
              <Text as="span">
                {navigator.onLine ? "The server cannot be reached." : "You are offline."} Showing
                what was last loaded; drafts are kept on this device and sent when the network is
                back.{" "}
              </Text>
            )}
            {waiting > 0 && <Text as="span">{waitingSentence(waiting)} </Text>}
            {stuck.map(({ id, title }) => (
              <StuckDraft key={id} id={id} title={title} />
            ))}
          </Box>
          {away && (
            <Button size="xs" variant="outline" onClick={onRetry}>
              Try now
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

function StuckDraft({ id, title }: { readonly id: string; readonly title: string }) {
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
