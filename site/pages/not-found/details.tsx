import { Box, chakra } from "@chakra-ui/react";
import type { HTMLChakraProps } from "@chakra-ui/react";

interface DetailsProps extends HTMLChakraProps<"details"> {
  readonly summary: string;
}

/** Content that few visitors need, closed by default. Searching the page in Chromium opens it. */
export function Details({ summary, children, ...frame }: DetailsProps) {
  return (
    <chakra.details borderTopWidth="1px" paddingBlockStart="5" textStyle="ui" {...frame}>
      <Summary>{summary}</Summary>
      <Box paddingBlockStart="3">{children}</Box>
    </chakra.details>
  );
}

/** With the signs of the site's other disclosures instead of the browser's marker. */
const Summary = chakra("summary", {
  base: {
    cursor: "pointer",
    width: "fit-content",
    paddingBlock: "1.5",
    borderRadius: "xs",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _before: { content: '"+"', display: "inline-block", width: "1.25em", color: "clay.fg" },
    "details[open] > &": { _before: { content: '"–"' } },
  },
});
