import { Box, Center, Grid, Text } from "@chakra-ui/react";
import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { Inbox } from "./inbox.tsx";
import { WIDE_INBOX } from "./inbox-layout.ts";
import { InquiryPane } from "./inquiry-pane.tsx";
import { useInboxList } from "./use-inbox-list.ts";

const HIDDEN_UNLESS_WIDE = { display: "none", [WIDE_INBOX]: { display: "block" } };

/** Sticky, so that the inquiry stays visible while the list scrolls; a long one scrolls on its own. */
const BESIDE = {
  [WIDE_INBOX]: {
    position: "sticky",
    top: "8.5rem",
    maxHeight: "calc(100dvh - 9.5rem)",
    overflowY: "auto",
    // Space for focus rings, which the scroll container would clip.
    padding: "0.25rem",
    scrollbarWidth: "thin",
    // Shows that the inquiry goes on below. Without overflow there is no scroll timeline, and no fade.
    "@supports (animation-timeline: scroll())": {
      animation: "fade-end linear both",
      animationTimeline: "scroll(self)",
    },
  },
};

/** The inbox. ?tab=contacts&id=… opens an inquiry beside the list; on small screens it replaces the list. */
export function InquiriesTab() {
  const { id } = useTab();
  return (
    <Grid
      gap="8"
      alignItems="start"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{ [WIDE_INBOX]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } }}
    >
      <PrivateRows>
        <InboxColumn openId={id} />
      </PrivateRows>
      {id !== null && (
        <Box css={BESIDE}>
          <InquiryPane key={id} id={id} />
        </Box>
      )}
    </Grid>
  );
}

/** The list; without an open inquiry the column beside it says so, or the list of an empty table fills both. */
function InboxColumn({ openId }: { readonly openId: string | null }) {
  const state = useInboxList();
  const isAlone = openId === null && state.inbox.isTableEmpty === true;
  return (
    <>
      <Box
        gridColumn={isAlone ? "1 / -1" : undefined}
        css={openId === null ? {} : HIDDEN_UNLESS_WIDE}
      >
        <Inbox state={state} openId={openId} />
      </Box>
      {openId === null && !isAlone && (
        <Box css={HIDDEN_UNLESS_WIDE}>
          <Center minHeight="60svh" bg="bg.subtle" borderRadius="sm">
            <Text textStyle="ui" color="fg.muted">
              Choose an inquiry to read it here.
            </Text>
          </Center>
        </Box>
      )}
    </>
  );
}
