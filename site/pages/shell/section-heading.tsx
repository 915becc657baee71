import { Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** A way on, at the foot of the heading's row. */
  readonly action?: ReactNode;
}

/** Headline on the left, a few words set low on the right: 7 to 4 columns. */
export function SectionHeading({ id, heading, lead, action }: SectionHeadingProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
      columnGap="16"
      rowGap="4"
      alignItems="end"
      justifyContent="space-between"
    >
      <Text as="h2" id={id} textStyle="title" maxWidth="16ch">
        {heading}
      </Text>
      {lead !== undefined && <Text color="fg.muted">{lead}</Text>}
      {action}
    </Grid>
  );
}
