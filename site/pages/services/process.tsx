import { Box, Grid, Text } from "@chakra-ui/react";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { HeadingRow } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

/** Four steps in columns. */
export function Process() {
  const { texts, nodes } = useServicesCopy();
  const { process } = nodes;
  return (
    <Section label={texts.process.heading} bg="bg.subtle">
      <HeadingRow aside={10}>
        <Text as="h2" textStyle="title">
          {process.heading}
        </Text>
        <Text textStyle="body" color="fg.muted" maxWidth="34rem">
          {process.lead}
        </Text>
      </HeadingRow>
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        }}
        columnGap={COLUMN_GAP}
        rowGap={{ base: "8", md: "12" }}
        marginBlockStart={{ base: "12", lg: "16" }}
      >
        {process.steps.map(({ title, time, text }, index) => (
          <Box
            as="li"
            key={index}
            borderTopWidth="1px"
            borderColor="border.emphasized"
            paddingBlockStart="5"
          >
            <Text textStyle="caption" color="fg.muted">
              {time}
            </Text>
            <Text
              as="h3"
              textStyle="heading"
              // The longest word fits its column.
              fontSize={{ lg: "clamp(1.5rem, 2.3vw, 2.6rem)" }}
              marginBlock="3"
            >
              {title}
            </Text>
            <Text textStyle="body" color="fg.muted" maxWidth="30rem">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
