import { Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { Check, CircleAlert } from "lucide-react";
import type { ChecklistItem } from "./checklist-model.ts";

/** The list before publication, closed by default. Its heading says how many points are open. */
export function Checklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  const open = items.filter(({ isDone }) => !isDone).length;
  return (
    <chakra.details borderWidth="1px" borderRadius="md" paddingInline="4">
      <chakra.summary textStyle="ui" cursor="pointer" paddingBlock="3">
        Before publishing: {open === 0 ? "nothing is missing" : pointsText(open)}
      </chakra.summary>
      <Stack as="ul" gap="2" paddingBlockEnd="4" listStyleType="none">
        {items.map(({ id, isDone, text }) => (
          <HStack key={id} as="li" gap="2.5" align="start" textStyle="ui">
            <Box as="span" flex="none" color={isDone ? "sage.fg" : "fg"} paddingBlockStart="0.5">
              {isDone ? (
                <Check size={16} role="img" aria-label="Done" />
              ) : (
                <CircleAlert size={16} role="img" aria-label="Open" />
              )}
            </Box>
            <Text color={isDone ? "fg.muted" : "fg"} minWidth="0" overflowWrap="anywhere">
              {text}
            </Text>
          </HStack>
        ))}
      </Stack>
    </chakra.details>
  );
}

function pointsText(count: number): string {
  return `${String(count)} ${count === 1 ? "point" : "points"} to look at`;
}
