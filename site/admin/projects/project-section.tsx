import { Box, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PROJECT_SECTIONS, sectionHeadingId } from "./project-sections.ts";
import type { ProjectSectionName } from "./project-sections.ts";

interface ProjectSectionProps {
  readonly name: ProjectSectionName;
  readonly children: ReactNode;
}

/** A section of the form with a heading for screen readers, which `SectionLinks` moves focus to. */
export function ProjectSection({ name, children }: ProjectSectionProps) {
  return (
    <Box position="relative" minWidth="0" css={OUTLINED}>
      <Heading as="h3" id={sectionHeadingId(name)} tabIndex={-1} srOnly>
        {PROJECT_SECTIONS[name]}
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
