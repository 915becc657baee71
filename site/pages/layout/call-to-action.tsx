import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { emailHref, phoneHref } from "#site/content/contact-links.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { BreakableEmail } from "./breakable-email.tsx";
import { HeadingRow } from "./section-heading.tsx";
import { Column } from "#site/ui/column.tsx";
import { SettingLinkSlot } from "./page-copy.tsx";
import { useSiteSettings } from "./site-settings-context.tsx";

interface CallLink {
  readonly label: ReactNode;
  readonly to: string;
}

interface ClosingCallProps {
  readonly heading: ReactNode;
  readonly text: ReactNode;
  readonly primary: CallLink;
  readonly secondary?: CallLink;
  /** Show telephone and e-mail. */
  readonly withContacts?: boolean;
}

/** Call to action at the end of a page, on a dark background. */
export function CallToAction({
  heading,
  text,
  primary,
  secondary,
  withContacts = false,
}: ClosingCallProps) {
  return (
    <Box
      as="section"
      aria-label={typeof heading === "string" ? heading : undefined}
      _print={{ display: "none" }}
      bg="sage.900"
      color="sand.50"
      css={{ "& :focus-visible": { outlineColor: "sand.50" } }}
      paddingBlock={{ base: "4rem", md: "5rem", lg: "6rem" }}
    >
      <Column>
        <HeadingRow>
          <Text as="h2" textStyle="display" maxWidth="8.1em">
            {heading}
          </Text>
          <Stack gap="8">
            <Text textStyle="lead" color="sage.200">
              {text}
            </Text>
            <Flex wrap="wrap" gap="3">
              <ButtonLink
                to={primary.to}
                size="xl"
                bg="sand.50"
                color="ink"
                _hover={{ bg: "sand.200" }}
              >
                {primary.label}
              </ButtonLink>
              {secondary !== undefined && (
                <ButtonLink
                  to={secondary.to}
                  size="xl"
                  variant="outline"
                  color="sand.50"
                  borderColor="sage.400"
                  _hover={{ bg: "sage.800" }}
                >
                  {secondary.label}
                </ButtonLink>
              )}
            </Flex>
            {withContacts && <DirectContacts />}
          </Stack>
        </HeadingRow>
      </Column>
    </Box>
  );
}

const ContactLink = chakra("a", {
  base: {
    _hover: { textDecoration: "underline" },
  },
});

function DirectContacts() {
  const settings = useSiteSettings();
  return (
    <Stack
      gap="1"
      align="start"
      textStyle="subheading"
      overflowWrap="anywhere"
      borderTopWidth="1px"
      borderColor="sage.400"
      paddingBlockStart="6"
    >
      <ContactLink href={phoneHref(settings)}>{settings.phone}</ContactLink>
      <ContactLink href={emailHref(settings)}>
        <BreakableEmail address={settings.email} />
      </ContactLink>
      <SettingLinkSlot shown="contact" />
    </Stack>
  );
}
