import { Text } from "@chakra-ui/react";
import { DEMO_NOTE } from "#site/content/demo-mark.ts";

/** Says of the section beside it that its entries are invented. */
export function DemoNote() {
  return (
    <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
      {DEMO_NOTE}
    </Text>
  );
}
