import { Box, chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { NavigationLink } from "#site/content/navigation.ts";
import { emailHref, phoneHref } from "#site/content/telling.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "./section.tsx";
import { EmailText } from "./email-text.tsx";
import { useSiteFacts } from "./site-facts-context.tsx";

interface ClosingCallProps {
  readonly heading: string;
  readonly text: string;
  readonly primary: NavigationLink;
  readonly secondary?: NavigationLink;
  /** Telephone and e-mail beside the buttons. */
  readonly withContacts?: boolean;
}

const headingId = "closing-call-heading";

/** The dark endpaper of a page: one invitation and how to take it up. */
export function ClosingCall({
  heading,
  text,
  primary,
  secondary,
  withContacts = false,
}: ClosingCallProps) {
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      _print={{ display: "none" }}
      bg="sage.900"
      color="sand.50"
      css={{ "& :focus-visible": { outlineColor: "sand.50" } }}
      paddingBlock={{ base: "4.5rem", md: "6.5rem", lg: "8.5rem" }}
    >
      <Column>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
          columnGap="16"
          rowGap="10"
          justifyContent="space-between"
          alignItems="end"
        >
          <Text as="h2" id={headingId} textStyle="display" maxWidth="14ch">
            {heading}
          </Text>
          <Stack gap="8" align="start">
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
        </Grid>
      </Column>
    </Box>
  );
}

const ContactLink = chakra("a", {
  base: {
    textStyle: "subheading",
    borderRadius: "xs",
    _hover: {
      textDecoration: "underline",
      textUnderlineOffset: "0.2em",
      textDecorationThickness: "1px",
    },
  },
});

function DirectContacts() {
  const facts = useSiteFacts();
  return (
    <Stack
      gap="1"
      align="start"
      alignSelf="stretch"
      borderTopWidth="1px"
      borderColor="sage.700"
      paddingBlockStart="6"
    >
      <ContactLink href={phoneHref(facts)}>{facts.phone}</ContactLink>
      <ContactLink href={emailHref(facts)} overflowWrap="anywhere">
        <EmailText address={facts.email} />
      </ContactLink>
    </Stack>
  );
}
