import { Button, HStack, Text } from "@chakra-ui/react";
import type { TabId } from "./dashboard-tabs.ts";
import { useHint } from "./hints.ts";
import { tabDomId } from "./tab-bar.tsx";

interface TabHintProps {
  readonly tab: TabId;
  /** In a row of its own instead of beside the tabs. */
  readonly isBelow?: boolean;
}

/** A line beside the tabs, where nothing has to make way for it. Phones have no room, nor the keys. */
export function TabHint({ tab, isBelow = false }: TabHintProps) {
  const { hint, putAway } = useHint(tab);
  if (hint === null) return null;
  return (
    <HStack
      role="note"
      aria-label="Hint"
      hideBelow="lg"
      gap="1"
      minWidth="0"
      {...(isBelow
        ? { marginBottom: "1" }
        : { marginTop: "2", marginInlineStart: "auto", paddingInlineStart: "6" })}
      color="fg.muted"
    >
      <Text textStyle="caption" truncate>
        {hint}
      </Text>
      <Button
        size="xs"
        variant="ghost"
        flexShrink="0"
        onClick={() => {
          putAway();
          // The button goes with its hint; the keyboard stays where it was.
          document.getElementById(tabDomId(tab))?.focus();
        }}
      >
        Got it
      </Button>
    </HStack>
  );
}
