import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { contactCard } from "#site/content/contact.ts";
import { emailHref, hourLines, phoneHref } from "#site/content/contact-links.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { Columns } from "../layout/columns.tsx";
import { SettingLinkSlot } from "../layout/page-copy.tsx";
import { Section } from "../layout/section.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** The end of the home page: a question across the column, and below it the ways to answer it. */
export function FirstWords() {
  const { texts, nodes } = useHomeCopy();
  const { heading, text, primary, secondary } = nodes.call;
  return (
    <Section label={texts.call.heading} bg="bg.emphasized" screenOnly>
      <Text as="h2" textStyle="display" maxWidth="12em">
        {heading}
      </Text>
      <Columns
        rowGap="10"
        marginBlockStart={{ base: "10", lg: "16" }}
        borderTopWidth="1px"
        borderColor="sand.600"
        paddingBlockStart="6"
      >
        <Box gridColumn={{ lg: "1 / span 6" }}>
          <Text textStyle="lead" maxWidth="30rem">
            {text}
          </Text>
          <Flex wrap="wrap" gap="3" marginBlockStart="8">
            <ButtonLink to={primary.to} size="xl">
              {primary.label}
            </ButtonLink>
            <ButtonLink to={secondary.to} size="xl" variant="outline" borderColor="sand.600">
              {secondary.label}
            </ButtonLink>
          </Flex>
        </Box>
        <DirectContacts />
      </Columns>
    </Section>
  );
}

const ContactLink = chakra("a", {
  base: {
    textStyle: "heading",
    // The address is one line in its half of the column.
    fontSize: { lg: "min(2.3vw, 2.5rem)" },
    overflowWrap: "anywhere",
    _hover: { color: "clay.fg" },
  },
});

/** Telephone with its hours, and e-mail. */
function DirectContacts() {
  const settings = useSiteSettings();
  return (
    <Box gridColumn={{ lg: "7 / -1" }}>
      <Way label={contactCard.call}>
        <ContactLink href={phoneHref(settings)}>{settings.phone}</ContactLink>
        <Text textStyle="ui" marginBlockStart="1">
          {hourLines(settings)[0]}
        </Text>
      </Way>
      <Way label={contactCard.write}>
        <ContactLink href={emailHref(settings)}>
          <BreakableEmail address={settings.email} />
        </ContactLink>
      </Way>
      <SettingLinkSlot shown="contact" />
    </Box>
  );
}

interface WayProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Way({ label, children }: WayProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "5rem minmax(0, 1fr)" }}
      alignItems="baseline"
      paddingBlockEnd="5"
      marginBlockEnd="5"
      _notLast={{ borderBottomWidth: "1px", borderColor: "sand.600" }}
    >
      <Text textStyle="ui" color="fg.muted">
        {label}
      </Text>
      <div>{children}</div>
    </Box>
  );
}
