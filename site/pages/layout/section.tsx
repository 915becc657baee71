import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Column } from "#site/ui/column.tsx";

interface SectionProps {
  /** Its heading, used as the accessible name. */
  readonly label: string;
  readonly bg?: string;
  /** Follows the section before it without padding of its own between them. */
  readonly isAppendix?: boolean;
  /** No bottom padding: the section ends with a full-width image or colored block. */
  readonly isFlush?: boolean;
  /** Omitted in print. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

const PADDING = { base: "4rem", md: "5rem", lg: "6rem" };

/** A section of a page, with the common vertical padding. */
export function Section({
  label,
  bg,
  isAppendix = false,
  isFlush = false,
  screenOnly = false,
  children,
}: SectionProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      {...(bg === undefined ? {} : { bg })}
      {...(screenOnly ? { _print: { display: "none" } } : {})}
      overflowX="clip"
      paddingBlockStart={isAppendix ? "0" : PADDING}
      paddingBlockEnd={isFlush ? "0" : PADDING}
    >
      <Column>{children}</Column>
    </Box>
  );
}
