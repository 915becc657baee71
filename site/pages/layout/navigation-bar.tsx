import { Box, chakra, Flex } from "@chakra-ui/react";
import { mainLinks, navigationCopy, scheduleLink } from "#site/content/navigation.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { PageNavLink } from "#site/ui/page-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { Column } from "#site/ui/column.tsx";
import { Wordmark } from "./wordmark.tsx";

const height = { base: "4rem", lg: "4.75rem" };

/** Fixed at the top of every public page; reserves its height in the flow, so that it covers no content. */
export function NavigationBar() {
  return (
    <Box as="header" height={height}>
      <Box
        position="fixed"
        top="0"
        width="full"
        zIndex="sticky"
        height="inherit"
        bg="bg"
        borderBottomWidth="1px"
        css={{ "@media print": { display: "none" } }}
      >
        <Column
          height="full"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap={{ base: "min(0.5rem, 2vw)", sm: "min(1.5rem, 2vw)" }}
        >
          <Wordmark widest="4.8vw" />
          <MainLinks />
          <Flex align="center" gap={{ base: "0", sm: "min(0.5rem, 1vw)" }}>
            <ButtonLink to={scheduleLink.to} size="sm" {...onPhones}>
              {scheduleLink.label}
            </ButtonLink>
            <MobileMenu />
          </Flex>
        </Column>
      </Box>
    </Box>
  );
}

/**
 * Text alone, since the bar stands on every screen of a page and above the page's own buttons.
 * Two lines on the narrowest phones, and where text is enlarged, so that logo and menu fit from 320 px.
 */
const onPhones = {
  bg: { base: "transparent", md: "clay.solid" },
  color: { base: "clay.fg", md: "clay.contrast" },
  _hover: { bg: { base: "clay.subtle", md: "clay.700" } },
  height: { base: "min(2.75rem, 13.75vw)", sm: "9" },
  minWidth: { base: "0", sm: "9" },
  maxHeight: "full",
  paddingInline: { base: "min(0.625rem, 2.7vw)", sm: "3.5" },
  whiteSpace: "normal",
  fontSize: {
    base: "clamp(min(0.75rem, 3.8vw), 3.6vw, 0.875rem)",
    sm: "min(0.875rem, 3vw)",
    lg: "min(0.875rem, 1.7vw)",
  },
  lineHeight: "1.15",
} as const;

const BarLink = chakra(PageNavLink, {
  base: {
    paddingBlock: "2",
    // Limited, so that all links fit beside each other where text is enlarged.
    fontSize: "min(0.9375rem, 1.9vw)",
    color: "fg.muted",
    textUnderlineOffset: "0.6em",
    _hover: { color: "fg" },
    "&[aria-current=page]": { color: "clay.fg", textDecoration: "underline" },
  },
});

function MainLinks() {
  return (
    <Flex
      as="nav"
      align="center"
      aria-label={navigationCopy.mainLabel}
      display={{ base: "none", lg: "flex" }}
      gap="min(2.25rem, 2.5vw)"
    >
      {mainLinks.map(({ label, to }) => (
        <BarLink key={to} to={to} end={to === "/"}>
          {label}
        </BarLink>
      ))}
    </Flex>
  );
}
