import { Box, chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

// Headings of sections. Sections that follow one another on a page use different ones.

interface HeadingProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
}

interface StandfirstHeadingProps extends HeadingProps {
  readonly leadColor?: string;
}

interface CenteredHeadingProps extends Partial<HeadingProps> {
  /** A link below the heading. */
  readonly action?: ReactNode;
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

/** Headline, text and link in the middle of the column; on phones at its start. */
export function CenteredHeading({ heading, lead, action }: CenteredHeadingProps) {
  return (
    <Box
      display="grid"
      gap={{ base: "6", lg: "5" }}
      justifyItems={{ md: "center" }}
      textAlign={{ md: "center" }}
    >
      <Text as="h2" textStyle="title">
        {heading}
      </Text>
      {lead !== undefined && (
        <Text color="fg.muted" maxWidth="34rem">
          {lead}
        </Text>
      )}
      {action}
    </Box>
  );
}
