import { Box, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { contactCard } from "#site/content/contact.ts";
import { emailHref, phoneHref } from "#site/content/contact-links.ts";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

/** Phone number and e-mail address above the form, on phones only: there the studio's card is far below. */
export function ContactLines() {
  const settings = useSiteSettings();
  return (
    <Box hideFrom="md" marginBlockStart="8" borderBlockEndWidth="1px">
      <ContactLine label={contactCard.call} href={phoneHref(settings)}>
        {settings.phone}
      </ContactLine>
      <ContactLine label={contactCard.write} href={emailHref(settings)}>
        <BreakableEmail address={settings.email} />
      </ContactLine>
    </Box>
  );
}

interface ContactLineProps {
  readonly label: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** A row that is a link in its whole width, for fingers. */
function ContactLine({ label, href, children }: ContactLineProps) {
  return (
    <Link
      href={href}
      display="grid"
      gridTemplateColumns="4.5rem minmax(0, 1fr)"
      alignItems="baseline"
      paddingBlock="3"
      borderBlockStartWidth="1px"
      textDecoration="none"
      overflowWrap="anywhere"
    >
      <Text as="span" textStyle="caption" color="fg.muted">
        {label}
      </Text>
      <Text as="span" fontWeight="550">
        {children}
      </Text>
    </Link>
  );
}
