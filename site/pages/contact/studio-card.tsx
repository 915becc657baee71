import { Box, Link, Stack, Text } from "@chakra-ui/react";
import { contactCard } from "#site/content/contact.ts";
import { addressLines, emailHref, hourLines, phoneHref } from "#site/content/contact-links.ts";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

export function StudioCard() {
  const settings = useSiteSettings();
  return (
    <Box
      as="section"
      aria-labelledby="studio-card"
      bg="bg.subtle"
      outline="1px solid transparent"
      padding={{ base: "6", md: "8" }}
    >
      <Text as="h2" id="studio-card" textStyle="subheading" marginBlockEnd="5">
        {contactCard.heading}
      </Text>
      <Stack gap="1" align="start">
        <Link href={phoneHref(settings)} paddingBlock="1">
          {settings.phone}
        </Link>
        <Link href={emailHref(settings)} paddingBlock="1" display="inline" overflowWrap="anywhere">
          <BreakableEmail address={settings.email} />
        </Link>
      </Stack>
      <Text as="address" fontStyle="normal" color="fg.muted" marginBlockStart="4">
        {addressLines(settings).map((line) => (
          <Text as="span" display="block" key={line}>
            {line}
          </Text>
        ))}
      </Text>
      <Text as="h3" fontWeight="550" marginBlockStart="6" marginBlockEnd="1">
        {contactCard.hoursHeading}
      </Text>
      <Stack as="ul" gap="0.5" color="fg.muted" listStyleType="none">
        {hourLines(settings).map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </Stack>
    </Box>
  );
}
