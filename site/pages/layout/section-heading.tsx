import { chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Columns } from "./columns.tsx";

// Headings of sections. Sections that follow one another on a page use different ones.

interface HeadingProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
}

interface LinkedHeadingProps {
  readonly heading: ReactNode;
  readonly link: ReactNode;
}

/** Headline and text beside each other, aligned at the bottom; `aside` is the column at which the text starts. */
export const HeadingRow = chakra(Columns, {
  base: {
    rowGap: "6",
    alignItems: "end",
    "& > *": { gridColumn: { lg: "1 / span 7" } },
    "& > * + *": { gridColumn: { lg: "9 / -1" } },
  },
  variants: {
    aside: {
      8: { "& > * + *": { gridColumn: { lg: "8 / -1" } } },
      10: { "& > * + *": { gridColumn: { lg: "10 / -1" } } },
    },
  },
});

/** A hairline above; headline and text in halves, like contents in two columns. */
export function RuledHeading({ heading, lead }: HeadingProps) {
  return (
    <Columns
      rowGap="6"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      paddingBlockStart={{ base: "5", lg: "6" }}
    >
      <Text
        as="h2"
        textStyle="title"
        gridColumn={{ lg: "1 / span 6" }}
        marginBlockStart={{ lg: "-0.12em" }}
      >
        {heading}
      </Text>
      <Text
        textStyle="body"
        color="fg.muted"
        gridColumn={{ lg: "7 / -1" }}
        maxWidth={{ base: "34rem", lg: "26rem" }}
      >
        {lead}
      </Text>
    </Columns>
  );
}

/** The headline across the column, with the text below it as its standfirst. */
export function StandfirstHeading({ heading, lead }: HeadingProps) {
  return (
    <div>
      <Text as="h2" textStyle="display">
        {heading}
      </Text>
      <Text
        textStyle="lead"
        color="fg.muted"
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
