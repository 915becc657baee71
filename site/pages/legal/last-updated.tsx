import { Text } from "@chakra-ui/react";
import { legalCopy } from "#site/content/legal.ts";
import { dayLabel } from "./today.ts";

/** The specification dates both texts with the day on which they are read. */
export function LastUpdated() {
  return (
    <Text textStyle="ui" color="fg.muted">
      {legalCopy.lastUpdated}: <Today />
    </Text>
  );
}

/** Built pages carry the day of the build; their script writes the reader's day (wake/wake.ts). */
function Today() {
  const today = dayLabel(new Date());
  return (
    <time dateTime={today.iso} data-today="" suppressHydrationWarning>
      {today.text}
    </time>
  );
}
