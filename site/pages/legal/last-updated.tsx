import { Text } from "@chakra-ui/react";
import { legalCopy } from "#site/content/legal.ts";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { dayLabel, dayText } from "./today.ts";

/** The specification dates both texts with the day on which they are read; owners may pin another. */
export function LastUpdated() {
  const { legalDay } = useSiteFacts();
  return (
    <Text textStyle="ui" color="fg.muted">
      {legalCopy.lastUpdated}:{" "}
      {legalDay === "" ? <Today /> : <time dateTime={legalDay}>{dayText(legalDay)}</time>}
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
