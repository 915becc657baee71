import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

// Headings of sections. Sections that follow one another on a page use different ones.

interface HeadingProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
}

interface StandfirstHeadingProps extends HeadingProps {
  readonly leadColor?: string;
}

interface LinkedHeadingProps {
  readonly heading: ReactNode;
  readonly link: ReactNode;
}

/** Headline and text in two columns of 7 to 4, aligned at the bottom. */
export const HeadingRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" },
    columnGap: "16",
    rowGap: "6",
    alignItems: "end",
  },
});

/** A hairline above; the text stands in a narrow column on the left of the headline. */
export function RuledHeading({ heading, lead }: HeadingProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" }}
      columnGap="16"
      rowGap="6"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      paddingBlockStart={{ base: "5", lg: "6" }}
    >
      <Text as="h2" textStyle="title" order={{ lg: 1 }} marginBlockStart={{ lg: "-0.12em" }}>
        {heading}
      </Text>
      <Text textStyle="ui" color="fg.muted" maxWidth="22rem">
        {lead}
      </Text>
    </Box>
  );
}

/** The headline across the column, with the text below it as its standfirst. */
export function StandfirstHeading({
  heading,
  lead,
  leadColor = "fg.muted",
}: StandfirstHeadingProps) {
  return (
    <div>
      <Text as="h2" textStyle="display">
        {heading}
      </Text>
      <Text
        textStyle="lead"
        color={leadColor}
        maxWidth="44rem"
        marginBlockStart={{ base: "5", lg: "6" }}
      >
        {lead}
      </Text>
    </div>
  );
}

/** A link on the baseline of the headline, at the right edge of the column; below it where both do not fit. */
export function LinkedHeading({ heading, link }: LinkedHeadingProps) {
  return (
    <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="16" rowGap="5">
      <Text as="h2" textStyle="title">
        {heading}
      </Text>
      {link}
    </Flex>
  );
}
