import { Box, chakra, HStack, Stack } from "@chakra-ui/react";
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
    <Box display={{ base: "block", lg: "none" }}>
      <IconButton type="button" aria-label={navigationCopy.menuLabel} popoverTarget={menuId}>
        <Menu strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Sheet id={menuId} popover="auto" aria-label={navigationCopy.menuLabel}>
        <HStack height="4rem" justify="space-between" borderBottomWidth="1px">
          <Wordmark />
          <IconButton
            type="button"
            aria-label={navigationCopy.closeLabel}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <X strokeWidth={1.5} aria-hidden />
          </IconButton>
        </HStack>
        <MenuLinks />
      </Sheet>
    </Box>
  );
}

const IconButton = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "11",
    marginInlineEnd: "-2.5",
    color: "fg",
    borderRadius: "sm",
    cursor: "pointer",
  },
});

const Sheet = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    margin: "0",
    border: "0",
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
    fontSize: "2rem",
    "&[aria-current=page]": { color: "clay.fg" },
  },
});

function MenuLinks() {
  const facts = useSiteFacts();
  return (
    <>
      <Box as="nav" aria-label={navigationCopy.menuLabel} paddingBlock="4">
        {mainLinks.map(({ label, to }) => (
          <MenuLink key={to} to={to} end={to === "/"}>
            {label}
          </MenuLink>
        ))}
      </Box>
      <Stack gap="5" paddingBlockStart="4" align="start">
        <ButtonLink to={scheduleLink.to} size="lg">
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
