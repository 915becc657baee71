import { Badge, Box, Button, Flex, Heading, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { removeEntry } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { useOutboxEntries } from "./use-send-outbox.ts";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

/** The entries of the outbox, above the list of posts. */
export function OutboxList() {
  const entries = useOutboxEntries();
  if (entries.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby="outbox-heading"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      paddingInline="4"
      paddingBlock="3"
    >
      <Heading as="h3" id="outbox-heading" textStyle="ui" fontWeight="500" marginBottom="1">
        On this device only
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {entries.map((entry) => (
          <OutboxRow key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Box>
  );
}

function OutboxRow({ entry }: { readonly entry: OutboxEntry }) {
  const { hrefFor } = useAdminNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const { label, styles } = BADGES[entry.state.kind];
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
          <RouterLink to={hrefFor("new-blog", entry.id)}>{entry.title}</RouterLink>
        </Link>
        <Badge {...styles}>{label}</Badge>
        <Text textStyle="caption" color="fg.muted">
          {entry.state.kind === "refused" ? entry.state.reason : shortTime(entry.storedAt)}
        </Text>
      </HStack>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Discard ${entry.title}`}
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
          void removeEntry(entry.id);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {entry.base === null
            ? `“${entry.title}” is on this device only and cannot be brought back after this.`
            : `What you changed in “${entry.title}” is on this device only. The saved version stays.`}
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
