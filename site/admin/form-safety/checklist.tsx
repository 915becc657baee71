import { Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { Check, CircleAlert } from "lucide-react";
import { use } from "react";
import { ChecklistContext } from "./checklist-context.ts";
import { openPointsText } from "./checklist-model.ts";

/** Element id of the checklist. */
export const CHECKLIST_ID = "before-publishing";

/** The list before publication, closed by default. Its heading says how many points are open. */
export function Checklist() {
  const { items } = use(ChecklistContext);
  const isComplete = items.every(({ isDone }) => isDone);
  return (
    <chakra.details id={CHECKLIST_ID} borderWidth="1px" borderRadius="md" paddingInline="4">
      <chakra.summary textStyle="ui" cursor="pointer" paddingBlock="3">
        Before publishing: {isComplete ? "nothing is missing" : openPointsText(items)}
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
