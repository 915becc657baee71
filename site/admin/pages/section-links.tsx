import { Button, chakra, HStack } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { TARGET } from "#site/ui/theme/touch.ts";
import { useMediaQuery } from "#site/ui/use-media-query.ts";
import type { LinkedSection } from "./form-sections.ts";
import { goToSection } from "./go-to-section.ts";
import { SectionMenu } from "./section-menu.tsx";

/**
 * Media queries of windows in which the row stays in view: as wide as its labels, of which projects have the most.
 * Phones need their height for the text above the keyboard.
 */
const STICKY = {
  wide: "(min-width: 68.75rem) and (min-height: 40rem)",
  tablet: "(min-width: 48rem) and (min-height: 40rem)",
} as const;
/** The buttons with the line below them. */
const HEIGHT = "calc(2.75rem + 1px)";

interface SectionLinksProps {
  /** Accessible name of the row. */
  readonly name: string;
  readonly sections: readonly LinkedSection[];
  /** The narrowest windows in which the row stays in view. */
  readonly stickyFrom?: keyof typeof STICKY;
}

/**
 * Buttons that lead to the sections of a long form; no links, so that Back still leaves the form. In windows in which
 * they scroll away, a menu in the dashboard's header has the same sections.
 */
export function SectionLinks({ name, sections, stickyFrom = "wide" }: SectionLinksProps) {
  const sticky = STICKY[stickyFrom];
  const staysInView = useMediaQuery(sticky);
  return (
    <chakra.nav
      aria-label={name}
      // The labels, not the edges of their buttons, stand below the heading.
      marginInline="-3"
      bg="bg"
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="thin"
      css={{
        [`@media ${sticky}`]: {
          position: "sticky",
          top: "var(--dashboard-header, 0px)",
          zIndex: "docked",
          height: HEIGHT,
          // The row scrolls sideways only, without a scrollbar over the labels.
          overflowY: "hidden",
          scrollbarWidth: "none",
        },
      }}
    >
      <Global styles={{ [`@media ${sticky}`]: { html: { "--form-sections": HEIGHT } } }} />
      <HStack as="ul" listStyleType="none" gap="0">
        {sections.map(({ id, label }) => (
          <chakra.li key={id} flex="none">
            <Button
              type="button"
              variant="ghost"
              size="sm"
              paddingInline="3"
              height={TARGET}
              // The row hides what exceeds it.
              _focusVisible={{ outlineOffset: "-2px" }}
              onClick={() => {
                goToSection(id);
              }}
            >
              {label}
            </Button>
          </chakra.li>
        ))}
      </HStack>
      {!staysInView && <SectionMenu name={name} sections={sections} />}
    </chakra.nav>
  );
}
