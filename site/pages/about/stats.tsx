import { Box, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { stats } from "#site/content/about.ts";
import { studioStats } from "#site/content/stats.ts";
import { Column } from "#site/ui/column.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

const headingId = "stats-heading";

/** Four numbers between two horizontal lines. */
export function Stats() {
  const settings = useSiteSettings();
  const note = stats.note(settings);
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Column>
        <VisuallyHidden as="h2" id={headingId}>
          {stats.heading}
        </VisuallyHidden>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: "1fr 1fr", lg: "4fr 3fr 3fr 2fr" }}
          rowGap="10"
          columnGap="6"
          borderBlockWidth="1px"
          paddingBlock={{ base: "10", lg: "14" }}
        >
          {stats.claims.map((claim) => (
            <Box as="li" key={claim}>
              <Text textStyle="display" lineHeight="1">
                {settings[claim]}
              </Text>
              <Text textStyle="ui" color="fg.muted" marginBlockStart="3">
                {studioStats[claim].label}
              </Text>
            </Box>
          ))}
        </Grid>
        {note !== null && (
          <Text textStyle="caption" color="fg.subtle" marginBlockStart="4">
            {note}
          </Text>
        )}
      </Column>
    </Box>
  );
}
