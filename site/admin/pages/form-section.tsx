import { Box, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FormSectionProps {
  /** Element id of the heading, for `SectionLinks`. */
  readonly headingId: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a form with a heading for screen readers, which `SectionLinks` moves focus to. */
export function FormSection({ headingId, title, children }: FormSectionProps) {
  return (
    <Box position="relative" minWidth="0" css={OUTLINED}>
      <Heading as="h3" id={headingId} tabIndex={-1} srOnly>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** The hidden heading has no visible focus indicator of its own. */
const OUTLINED = {
  "&:has(> h3:focus-visible)": {
    outline: "2px solid",
    outlineColor: "clay.focusRing",
    outlineOffset: "0.5rem",
    borderRadius: "sm",
  },
};
