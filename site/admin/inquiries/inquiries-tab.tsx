import { Box, Center, Grid, Text } from "@chakra-ui/react";
import { useTab } from "#site/admin/navigation/dashboard-tabs.ts";
import { Inbox } from "./inbox.tsx";
import { WIDE } from "./inbox-layout.ts";
import { InquiryPane } from "./inquiry-pane.tsx";
import { useInboxList } from "./use-inbox-list.ts";

const HIDDEN_UNLESS_WIDE = { display: "none", [WIDE]: { display: "block" } };

/** Sticky, so that the inquiry stays visible while the list scrolls; a long one scrolls on its own. */
const BESIDE = {
  [WIDE]: {
    position: "sticky",
    top: "8.5rem",
    maxHeight: "calc(100dvh - 9.5rem)",
    overflowY: "auto",
    // Space for focus rings, which the scroll container would clip.
    padding: "0.25rem",
  },
};

/** The inbox. ?tab=contacts&id=… opens an inquiry beside the list; on small screens it replaces the list. */
export function InquiriesTab() {
  const { id } = useTab();
  const state = useInboxList();
  if (id === null && state.inbox.isTableEmpty === true)
    return <Inbox state={state} openId={null} />;
  return (
    <Grid
      gap="8"
      alignItems="start"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{ [WIDE]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } }}
    >
      <Box css={id === null ? {} : HIDDEN_UNLESS_WIDE}>
        <Inbox state={state} openId={id} />
      </Box>
      {id === null ? (
        <Box css={HIDDEN_UNLESS_WIDE}>
          <Center minHeight="20rem" borderWidth="1px" borderStyle="dashed" borderRadius="sm">
            <Text textStyle="ui" color="fg.muted">
              Choose an inquiry to read it here.
            </Text>
          </Center>
        </Box>
      ) : (
        <Box css={BESIDE}>
          <InquiryPane key={id} id={id} />
        </Box>
      )}
    </Grid>
  );
}
