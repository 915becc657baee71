import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  /** A link at the end of the heading's row. */
  readonly action?: ReactNode;
}

/** Two columns of 7 to 4, aligned at the bottom. */
export const HeadingRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" },
    columnGap: "16",
    rowGap: "6",
    alignItems: "end",
  },
});

/** Headline on the left, a short text on the right. */
export function SectionHeading({ heading, lead, action }: SectionHeadingProps) {
  return (
    <HeadingRow>
      <Text as="h2" textStyle="title" maxWidth="9.3em">
        {heading}
      </Text>
      {lead !== undefined && <Text color="fg.muted">{lead}</Text>}
      {action}
    </HeadingRow>
  );
}
