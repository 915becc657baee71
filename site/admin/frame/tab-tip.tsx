import { Button, HStack, Text } from "@chakra-ui/react";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { useTip } from "./tips.ts";
import { tabDomId } from "./tab-bar.tsx";

interface TabTipProps {
  readonly tab: TabId;
  /** Rendered in a separate row instead of beside the tabs. */
  readonly isBelow?: boolean;
}

/** Tip beside the tabs. Hidden on phones, for lack of space and of the shortcuts. */
export function TabTip({ tab, isBelow = false }: TabTipProps) {
  const { tip, dismiss } = useTip(tab);
  if (tip === null) return null;
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
        {tip}
      </Text>
      <Button
        size="xs"
        variant="ghost"
        flexShrink="0"
        onClick={() => {
          dismiss();
          // The button unmounts with the tip; focus moves to the tab.
          document.getElementById(tabDomId(tab))?.focus();
        }}
      >
        Got it
      </Button>
    </HStack>
  );
}
