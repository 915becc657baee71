import { Box, Grid, Link, Stack, Text } from "@chakra-ui/react";
import { contactCard } from "#site/content/contact.ts";
import { addressLines, emailHref, hourLines, phoneHref } from "#site/content/contact-links.ts";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { DirectionsLink } from "../layout/directions-link.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { StudioMap } from "./studio-map.tsx";

/** The studio's contact details, with a plan of its surroundings. */
export function StudioCard() {
  return (
    <Grid
      as="section"
      aria-labelledby="studio-card"
      bg="bg.subtle"
      outline="1px solid transparent"
      templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "none" }}
    >
      <Box padding={{ base: "6", md: "8" }}>
        <Text as="h2" id="studio-card" textStyle="subheading" marginBlockEnd="5">
          {contactCard.heading}
        </Text>
        <ContactDetails />
      </Box>
      <StudioMap />
    </Grid>
  );
}

function ContactDetails() {
  const settings = useSiteSettings();
  return (
    <>
      {/* On phones they are above the form. */}
      <Stack gap="1" align="start" hideBelow="md" marginBlockEnd="6">
        <Link href={phoneHref(settings)} paddingBlock="1">
          {settings.phone}
        </Link>
        <Link href={emailHref(settings)} paddingBlock="1" display="inline" overflowWrap="anywhere">
          <BreakableEmail address={settings.email} />
        </Link>
      </Stack>
      <Text as="h3" fontWeight="550" marginBlockEnd="1">
        {contactCard.hoursHeading}
      </Text>
      <Stack as="ul" gap="0.5" color="fg.muted" listStyleType="none">
        {hourLines(settings).map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </Stack>
      <Text as="address" fontStyle="normal" color="fg.muted" marginBlockStart="6">
        {addressLines(settings).map((line) => (
          <Text as="span" display="block" key={line}>
            {line}
          </Text>
        ))}
      </Text>
      <DirectionsLink paddingBlock="1" marginBlockStart="2" />
    </>
  );
}
