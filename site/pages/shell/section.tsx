import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * The column of a page: 1280 px and a gutter. `--bleed` is the way from its edge to the edge of the
 * window (or of a 1440 px sheet), for pictures that leave the column.
 */
export const Column = chakra("div", {
  base: {
    "--gutter": { base: "1.25rem", md: "2rem", xl: "3rem" },
    "--bleed": "max(var(--gutter), min((100vw - 80rem) / 2, 5rem))",
    maxWidth: "calc(80rem + 2 * var(--gutter))",
    marginInline: "auto",
    paddingInline: "var(--gutter)",
    textWrap: "pretty",
  },
});

interface SectionProps {
  /** Its heading, by which it is found. */
  readonly label: string;
  readonly bg?: string;
  /** An extra that has no place on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** One movement of a page, with the rhythm that every page shares. */
export function Section({ label, bg, screenOnly = false, children }: SectionProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      {...(bg === undefined ? {} : { bg })}
      {...(screenOnly ? { _print: { display: "none" } } : {})}
      overflowX="clip"
      paddingBlock={{ base: "4.5rem", md: "6.5rem", lg: "8.5rem" }}
    >
      <Column>{children}</Column>
    </Box>
  );
}
