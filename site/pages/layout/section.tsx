import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * The column of a page: 1280 px plus gutters. `--bleed` is the distance from its edge to the edge of the
 * window (or of a 1440 px wide area), for images that bleed out of the column.
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
  /** Its heading, used as the accessible name. */
  readonly label: string;
  readonly bg?: string;
  /** Omitted in print. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A section of a page, with the common vertical padding. */
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
