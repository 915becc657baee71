import { Box, chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { contactCard } from "#site/content/contact.ts";
import { emailHref, hourLines, phoneHref } from "#site/content/contact-links.ts";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { PageEnd } from "../layout/page-end.tsx";
import { SettingLinkSlot } from "../layout/page-copy.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** The end of the home page: a question, and the ways to answer it. */
export function FirstWords() {
  const { texts, nodes } = useHomeCopy();
  return (
    <PageEnd {...nodes.call} label={texts.call.heading} bg="bg.emphasized">
      <DirectContacts />
    </PageEnd>
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
    <>
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
    </>
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
