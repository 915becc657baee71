import { Box, chakra, HStack } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { mainLinks, navigationCopy, scheduleLink } from "#site/content/navigation.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { Column } from "./section.tsx";
import { Wordmark } from "./wordmark.tsx";

const height = { base: "4rem", lg: "4.75rem" };

/** Fixed at the top of every public page; takes its height in the flow so that nothing hides below. */
export function NavigationBar() {
  return (
    <Box as="header" height={height}>
      <Box
        position="fixed"
        insetInline="0"
        top="0"
        zIndex="sticky"
        height={height}
        bg="bg/94"
        backdropFilter="blur(10px)"
        borderBottomWidth="1px"
        borderColor="border"
        css={{ "@media print": { display: "none" } }}
      >
        <Column
          height="full"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="6"
        >
          <Wordmark />
          <MainLinks />
          <HStack gap="2">
            <ButtonLink
              to={scheduleLink.to}
              size="sm"
              display={{ base: "none", sm: "inline-flex" }}
            >
              {scheduleLink.label}
            </ButtonLink>
            <MobileMenu />
          </HStack>
        </Column>
      </Box>
    </Box>
  );
}

const BarLink = chakra(NavLink, {
  base: {
    position: "relative",
    paddingBlock: "2",
    fontSize: "0.9375rem",
    color: "fg.muted",
    borderRadius: "xs",
    transition: "color 200ms ease-out",
    _hover: { color: "fg" },
    _after: {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "0.25rem",
      // A border stays where the visitor's own palette drops backgrounds.
      borderBlockEndWidth: "1px",
      borderColor: "currentColor",
      transform: "scaleX(0)",
      transformOrigin: "left",
      transition: "transform 200ms ease-out",
    },
    "&[aria-current=page]": { color: "clay.fg", _after: { transform: "scaleX(1)" } },
  },
});

function MainLinks() {
  return (
    <HStack
      as="nav"
      aria-label={navigationCopy.mainLabel}
      display={{ base: "none", lg: "flex" }}
      gap={{ lg: "8", xl: "10" }}
    >
      {mainLinks.map(({ label, to }) => (
        <BarLink key={to} to={to} end={to === "/"}>
          {label}
        </BarLink>
      ))}
    </HStack>
  );
}
