import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { Menu, X } from "lucide-react";
import { NavLink } from "react-router-dom";
import { mainLinks, navigationCopy, scheduleLink } from "#site/content/navigation.ts";
import { emailHref, phoneHref } from "#site/content/telling.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { useSiteFacts } from "./site-facts-context.tsx";
import { Wordmark } from "./wordmark.tsx";

const menuId = "site-menu";

/**
 * The menu of small screens: plain HTML that opens as a popover. Where there is script, `opensMenus`
 * makes it a modal dialog (focus stays inside), before React is there and after.
 */
export function MobileMenu() {
  return (
    <>
      <IconButton type="button" aria-label={navigationCopy.menuLabel} popoverTarget={menuId}>
        <Menu strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Sheet id={menuId} popover="auto" aria-label={navigationCopy.menuLabel}>
        <Flex height="4rem" align="center" justify="space-between" borderBottomWidth="1px">
          <Wordmark />
          <IconButton
            type="button"
            aria-label={navigationCopy.closeLabel}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <X strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Flex>
        <MenuLinks />
      </Sheet>
    </>
  );
}

const IconButton = chakra("button", {
  base: {
    display: { base: "grid", lg: "none" },
    placeItems: "center",
    boxSize: "11",
    marginInlineEnd: "-2.5",
  },
});

const Sheet = chakra("dialog", {
  base: {
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    paddingBlockEnd: "8",
    paddingInline: { base: "5", md: "8" },
    bg: "bg",
    color: "fg",
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
});

const MenuLink = chakra(NavLink, {
  base: {
    display: "block",
    paddingBlock: "4",
    borderBottomWidth: "1px",
    textStyle: "title",
    "&[aria-current=page]": { color: "clay.fg" },
  },
});

function MenuLinks() {
  const facts = useSiteFacts();
  return (
    <>
      <Box as="nav" aria-label={navigationCopy.menuLabel} paddingBlock="1rem 2rem">
        {mainLinks.map(({ label, to }) => (
          <MenuLink key={to} to={to} end={to === "/"}>
            {label}
          </MenuLink>
        ))}
      </Box>
      <Stack gap="5" align="start">
        <ButtonLink to={scheduleLink.to} size="xl">
          {scheduleLink.label}
        </ButtonLink>
        <Stack gap="2" color="fg.muted">
          <a href={phoneHref(facts)}>{facts.phone}</a>
          <a href={emailHref(facts)}>{facts.email}</a>
        </Stack>
      </Stack>
    </>
  );
}
