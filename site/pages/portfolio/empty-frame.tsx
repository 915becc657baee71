import { Box, Grid, Stack, Text } from "@chakra-ui/react";
import { portfolioCall } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";

/** The end of the portfolio: a low frame with the question, and the answer beside it. */
export function EmptyFrame() {
  const { heading, text, primary } = portfolioCall;
  return (
    <Box as="section" aria-label={heading} _print={{ display: "none" }}>
      <Column paddingBlockEnd={{ base: "4.5rem", lg: "6rem" }}>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
          columnGap="10"
          rowGap="6"
          alignItems="center"
          borderWidth="1px"
          borderColor="border.emphasized"
          paddingInline={{ base: "min(1.5rem, 6vw)", md: "10" }}
          paddingBlock={{ base: "8", lg: "10" }}
        >
          <Text as="h2" textStyle="title">
            {heading}
          </Text>
          <Stack gap="5" align="start">
            <Text color="fg.muted" maxWidth="34rem">
              {text}
            </Text>
            <ButtonLink to={primary.to} size="xl">
              {primary.label}
            </ButtonLink>
          </Stack>
        </Grid>
      </Column>
    </Box>
  );
}
