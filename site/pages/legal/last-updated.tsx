import { Text } from "@chakra-ui/react";
import { legalCopy } from "#site/content/legal.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { localDate, formatIsoDate } from "#site/format/local-date.ts";

/** "Last updated": the current date (LG03), unless owners have set a fixed one. */
export function LastUpdated() {
  const { legalDay } = useSiteSettings();
  return (
    <Text textStyle="ui" color="fg.muted">
      {legalCopy.lastUpdated}:{" "}
      {legalDay === "" ? <Today /> : <time dateTime={legalDay}>{formatIsoDate(legalDay)}</time>}
    </Text>
  );
}

/** Prerendered with the date of the build; the loader replaces it with the visitor's date (hydration/loader.ts). */
function Today() {
  const today = localDate(new Date());
  return (
    <time dateTime={today.iso} data-today="" suppressHydrationWarning>
      {today.text}
    </time>
  );
}
