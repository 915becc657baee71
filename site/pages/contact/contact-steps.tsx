import { Box, Grid, Text } from "@chakra-ui/react";
import { contactSteps } from "#site/content/contact-steps.ts";
import { withSettings } from "#site/content/page-copy.ts";
import { firstMember } from "#site/content/team-members.ts";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { useSiteSettings, useStoredCopy } from "../layout/site-settings-context.tsx";
import { BookingLink } from "./booking-link.tsx";

/** The answer to an inquiry and the steps after it, three in all; below them the link to the calendar. */
export function ContactSteps() {
  const settings = useSiteSettings();
  const host = firstMember(useStoredCopy()("about"));
  return (
    <Box as="section" aria-labelledby="contact-steps">
      <Text as="h2" id="contact-steps" textStyle="heading">
        {contactSteps.heading}
      </Text>
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        columnGap={COLUMN_GAP}
        rowGap="8"
        marginBlockStart={{ base: "6", lg: "10" }}
      >
        {contactSteps.steps(host).map(({ time, title, text }) => (
          <Box
            as="li"
            key={title}
            borderTopWidth="1px"
            borderColor="border.emphasized"
            paddingBlockStart="4"
          >
            <Text textStyle="caption" color="fg.muted">
              {withSettings(time, settings)}
            </Text>
            <Text as="h3" textStyle="subheading" marginBlock="2">
              {title}
            </Text>
            <Text color="fg.muted" maxWidth="34rem">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
      <BookingLink />
    </Box>
  );
}
