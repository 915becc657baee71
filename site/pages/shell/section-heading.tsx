import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly heading: string;
  readonly lead?: string;
  /** A way on, at the foot of the heading's row. */
  readonly action?: ReactNode;
}

/** 7 to 4 columns that stand on one line. */
export const HeadingRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" },
    columnGap: "16",
    rowGap: "6",
    alignItems: "end",
  },
});

/** Headline on the left, a few words set low on the right. */
export function SectionHeading({ heading, lead, action }: SectionHeadingProps) {
  return (
    <HeadingRow>
      <Text as="h2" textStyle="title" maxWidth="16ch">
        {heading}
      </Text>
      {lead !== undefined && <Text color="fg.muted">{lead}</Text>}
      {action}
    </HeadingRow>
  );
}
