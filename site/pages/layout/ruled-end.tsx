import { Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Column } from "#site/ui/column.tsx";
import { HeadingRow } from "./section-heading.tsx";

interface RuledEndProps {
  readonly heading: string;
  readonly text: string;
  /** The links. */
  readonly children: ReactNode;
}

/** The end of a list or an article: a question between two rules, with the answer beside it. */
export function RuledEnd({ heading, text, children }: RuledEndProps) {
  return (
    <Column paddingBlockEnd={{ base: "4rem", lg: "6rem" }} _print={{ display: "none" }}>
      <HeadingRow
        role="region"
        aria-label={heading}
        borderBlockWidth="1px"
        paddingBlock={{ base: "10", lg: "16" }}
      >
        <Text as="h2" textStyle="title" maxWidth="9em">
          {heading}
        </Text>
        <Stack align="start" gap="5">
          <Text textStyle="lead" color="fg.muted">
            {text}
          </Text>
          {children}
        </Stack>
      </HeadingRow>
    </Column>
  );
}
