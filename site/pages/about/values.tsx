import { Box, Grid, Text } from "@chakra-ui/react";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** The headline across the column, the four values in columns below it. */
export function Values() {
  const { texts, nodes } = useAboutCopy();
  const { values } = nodes;
  return (
    <Section label={texts.values.heading}>
      <Text as="h2" textStyle="title">
        {values.heading}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        }}
        columnGap={COLUMN_GAP}
        rowGap={{ base: "8", md: "12" }}
        marginBlockStart={{ base: "8", lg: "12" }}
      >
        {values.entries.map(({ title, text }, index) => (
          <Box as="li" key={index} borderTopWidth="1px" paddingBlockStart="5">
            <Text
              as="h3"
              textStyle="heading"
              // The longest word fits its column.
              fontSize={{ lg: "clamp(1.5rem, 2.3vw, 2.6rem)" }}
              marginBlockEnd="3"
            >
              {title}
            </Text>
            <Text color="fg.muted" maxWidth="30rem">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
