import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { mainLinks, navigationCopy, scheduleLink } from "#site/content/navigation.ts";
import { emailHref, phoneHref } from "#site/content/contact-links.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { PageNavLink } from "#site/ui/page-link.tsx";
import { useSiteSettings } from "./site-settings-context.tsx";
import { Wordmark } from "./wordmark.tsx";

const menuId = "site-menu";

/**
 * The menu of small screens: HTML that opens as a popover. With script, `openMenus` makes it a modal
 * dialog, which traps the focus, before and after hydration.
 */
export function MobileMenu() {
  return (
    <>
      <IconButton type="button" aria-label={navigationCopy.menuLabel} popoverTarget={menuId}>
        <Lines d="M4 5h16M4 12h16M4 19h16" />
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
            <Lines d="M6 6l12 12M18 6L6 18" />
          </IconButton>
        </Flex>
        <MenuLinks />
      </Sheet>
    </>
  );
}

/** Inlined, because it is visible immediately. */
function Lines({ d }: { readonly d: string }) {
  return (
    <svg
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

/** 44 px from 320 px of width, less where text is enlarged. */
const BUTTON_SIZE = "min(2.75rem, 13.75vw)";

const IconButton = chakra("button", {
  base: {
    display: { base: "grid", lg: "none" },
    placeItems: "center",
    boxSize: BUTTON_SIZE,
    // The icon, 24 px in its middle, ends with the column.
    marginInlineEnd: `calc((24px - ${BUTTON_SIZE}) / 2)`,
  },
});

const Sheet = chakra("dialog", {
  base: {
    height: "100dvh",
    // Minimum sizes override the maximum sizes that browsers set on modal dialogs.
    minWidth: "100vw",
    minHeight: "100dvh",
    paddingBlockEnd: "8",
    paddingInline: "var(--gutter)",
    bg: "bg",
    color: "fg",
    overscrollBehavior: "contain",
  },
});

const MenuLink = chakra(PageNavLink, {
  base: {
    display: "block",
    paddingBlock: "4",
    borderBottomWidth: "1px",
    textStyle: "title",
    "&[aria-current=page]": { color: "clay.fg" },
  },
});

function MenuLinks() {
  const settings = useSiteSettings();
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
          <a href={phoneHref(settings)}>{settings.phone}</a>
          <a href={emailHref(settings)}>{settings.email}</a>
        </Stack>
      </Stack>
    </>
  );
}
