import { Box, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { stats } from "#site/content/about.ts";
import { Column } from "../shell/section.tsx";

const headingId = "stats-heading";

/** Four numbers between two hairlines. */
export function Stats() {
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
          {stats.facts.map(({ number, label }) => (
            <Box as="li" key={label}>
              <Text textStyle="display" lineHeight="1">
                {number}
              </Text>
              <Text textStyle="ui" color="fg.muted" marginBlockStart="3">
                {label}
              </Text>
            </Box>
          ))}
        </Grid>
        <Text textStyle="caption" color="fg.subtle" marginBlockStart="4">
          {stats.note}
        </Text>
      </Column>
    </Box>
  );
}
