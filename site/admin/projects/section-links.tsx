import { Button, chakra, HStack } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { goToSection, PROJECT_SECTIONS, SECTION_NAMES } from "./project-sections.ts";
import { TARGET } from "#site/ui/theme/touch.ts";

/** Windows with space for a row that stays in view. */
const STICKY = "@media (min-width: 68.75rem) and (min-height: 40rem)";
/** The buttons with the line below them. */
const HEIGHT = "calc(2.75rem + 1px)";

/** Buttons that lead to the sections of a project's form; no links, so that Back still leaves the form. */
export function SectionLinks() {
  return (
    <chakra.nav
      aria-label="Sections of this project"
      // The labels, not the edges of their buttons, stand below the heading.
      marginInline="-3"
      bg="bg"
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="thin"
      css={{
        [STICKY]: {
          position: "sticky",
          top: "var(--dashboard-header, 0px)",
          zIndex: "docked",
          height: HEIGHT,
          overflow: "hidden",
        },
      }}
    >
      <Global styles={{ [STICKY]: { html: { "--form-sections": HEIGHT } } }} />
      <HStack as="ul" listStyleType="none" gap="0">
        {SECTION_NAMES.map((name) => (
          <chakra.li key={name} flex="none">
            <Button
              type="button"
              variant="ghost"
              size="sm"
              paddingInline="3"
              height={TARGET}
              // The row hides what exceeds it.
              _focusVisible={{ outlineOffset: "-2px" }}
              onClick={() => {
                goToSection(name);
              }}
            >
              {PROJECT_SECTIONS[name]}
            </Button>
          </chakra.li>
        ))}
      </HStack>
    </chakra.nav>
  );
}
