import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface MetaLineProps {
  /** Empty parts are left out. */
  readonly parts: readonly string[];
  /** Stands before the parts, without a dot between. */
  readonly children?: ReactNode;
}

/** Short texts on a row with dots between them. Where they wrap, the dot is clipped: it neither ends nor begins a line. */
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
        "& > [data-part]": { position: "relative", minWidth: "0" },
        "& > [data-part] + [data-part]::before": {
          content: '"·"',
          position: "absolute",
          insetInlineStart: "-0.65em",
        },
      }}
    >
      {children}
      {parts
        .filter((part) => part !== "")
        .map((part, place) => (
          <span key={place} data-part="">
            {part}
          </span>
        ))}
    </Flex>
  );
}
