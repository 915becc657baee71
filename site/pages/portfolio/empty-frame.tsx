import { Box, Stack, Text } from "@chakra-ui/react";
import { portfolioCall } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";

/** The end of the portfolio: a frame like those of the projects, with the question in its middle. */
export function EmptyFrame() {
  const { heading, text, primary } = portfolioCall;
  return (
    <Box as="section" aria-label={heading} _print={{ display: "none" }}>
      <Column paddingBlockEnd={{ base: "4.5rem", lg: "8.5rem" }}>
        <Stack
          gap="6"
          align="center"
          textAlign="center"
          borderWidth="1px"
          borderColor="border.emphasized"
          paddingInline={{ base: "min(1.5rem, 6vw)", md: "10" }}
          paddingBlock={{ base: "10", lg: "24" }}
        >
          <Text as="h2" textStyle="display" maxWidth="8.1em">
            {heading}
          </Text>
          <Text textStyle="lead" color="fg.muted" maxWidth="34rem">
            {text}
          </Text>
          <ButtonLink to={primary.to} size="xl">
            {primary.label}
          </ButtonLink>
        </Stack>
      </Column>
    </Box>
  );
}
