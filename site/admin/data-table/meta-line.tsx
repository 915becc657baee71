import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface MetaLineProps {
  /** Empty parts are left out. */
  readonly parts: readonly ReactNode[];
  /** Stands before the parts, without a dot between. */
  readonly children?: ReactNode;
}

/**
 * Short parts on a row with dots between them. Where they wrap, the dot is clipped: it neither ends nor begins a line.
 */
export function MetaLine({ parts, children }: MetaLineProps) {
  return (
    <Flex
      as="span"
      wrap="wrap"
      align="center"
      columnGap="1em"
      overflowX="clip"
      width="full"
      overflowWrap="anywhere"
      css={{
        "& > [data-part]": { minWidth: "0" },
        // In the flow: a positioned dot would raise its part above the tall target of a link on the line before.
        "& > [data-part] + [data-part]::before": {
          content: '"·"',
          display: "inline-block",
          width: "0.6em",
          marginInlineStart: "-0.6em",
        },
      }}
    >
      {children}
      {parts
        .filter((part) => part !== "" && part !== null)
        .map((part, place) => (
          <span key={place} data-part="">
            {part}
          </span>
        ))}
    </Flex>
  );
}
