import { Box, Grid, Text } from "@chakra-ui/react";
import { Section } from "../layout/section.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** Heading on the left, a list of the four values on the right. */
export function Values() {
  const { texts, nodes } = useAboutCopy();
  const { values } = nodes;
  return (
    <Section label={texts.values.heading}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" }}
        columnGap="16"
        rowGap="10"
      >
        <Text as="h2" textStyle="title" maxWidth="5.8em">
          {values.heading}
        </Text>
        <Box as="ul" listStyleType="none">
          {values.entries.map(({ title, text }, index) => (
            <Grid
              as="li"
              key={index}
              templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr)" }}
              columnGap="8"
              rowGap="2"
              paddingBlock={{ base: "6", md: "8" }}
              borderTopWidth="1px"
              _last={{ borderBottomWidth: "1px" }}
            >
              <Text as="h3" textStyle="heading">
                {title}
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Grid>
          ))}
        </Box>
      </Grid>
    </Section>
  );
}
