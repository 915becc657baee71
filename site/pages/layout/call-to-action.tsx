import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { HeadingRow } from "./section-heading.tsx";
import { Column } from "#site/ui/column.tsx";

interface CallLink {
  readonly label: ReactNode;
  readonly to: string;
}

interface ClosingCallProps {
  readonly heading: ReactNode;
  readonly text: ReactNode;
  readonly primary: CallLink;
  readonly secondary?: CallLink;
}

/** Call to action at the end of a page, on a dark background. */
export function CallToAction({ heading, text, primary, secondary }: ClosingCallProps) {
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
          </Stack>
        </HeadingRow>
      </Column>
    </Box>
  );
}
