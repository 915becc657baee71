import { Box, chakra } from "@chakra-ui/react";
import type { HTMLChakraProps } from "@chakra-ui/react";

interface DetailsProps extends HTMLChakraProps<"details"> {
  readonly summary: string;
}

/** Content that few visitors need, closed by default. Searching the page in Chromium opens it. */
export function Details({ summary, children, ...frame }: DetailsProps) {
  return (
    <chakra.details borderTopWidth="1px" paddingBlockStart="5" textStyle="ui" {...frame}>
      <chakra.summary cursor="pointer" width="fit-content" paddingBlock="1.5" borderRadius="xs">
        {summary}
      </chakra.summary>
      <Box paddingBlockStart="3">{children}</Box>
    </chakra.details>
  );
}
