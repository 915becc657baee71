import { Text } from "@chakra-ui/react";
import { legalCopy } from "#site/content/legal.ts";
import { dayLabel } from "./today.ts";

/** The specification dates both texts with the day on which they are read. */
export function LastUpdated() {
  const today = dayLabel(new Date());
  return (
    <Text textStyle="ui" color="fg.muted">
      {legalCopy.lastUpdated}: <time dateTime={today.iso}>{today.text}</time>
    </Text>
  );
}
