import { Button, Icon, Menu, Text } from "@chakra-ui/react";
import { ChevronDown, LayoutGrid } from "lucide-react";
import { Fragment } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useAdminLocation } from "#site/admin/navigation/admin-navigation.tsx";
import { pageSearch } from "#site/admin/navigation/dashboard-tabs.ts";
import { usePageLinks } from "#site/admin/pages/use-page-links.ts";
import type { DashboardPageLink } from "#site/admin/pages/use-page-links.ts";

/** Menu of the pages beside the tabs, in groups. Its entries are links, which open in a new tab, too. */
export function StudioMenu() {
  const links = usePageLinks();
  const { page } = useAdminLocation();
  return (
    <Menu.Root
      positioning={{ placement: "bottom-end" }}
      // Enter on a link: the menu's own click does not bubble, so it would bypass the router and reload the page.
      navigate={({ node }) => {
        node.click();
      }}
    >
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="ghost"
          flexShrink="0"
          color={page === null ? "fg.muted" : "colorPalette.fg"}
          aria-label="Studio"
        >
          <Icon hideFrom="md" aria-hidden>
            <LayoutGrid />
          </Icon>
          <Text as="span" hideBelow="md" fontWeight="400">
            Studio
          </Text>
          <Icon hideBelow="sm" aria-hidden>
            <ChevronDown />
          </Icon>
        </Button>
      </Menu.Trigger>
      {/* Not in a portal, to stay within the header landmark. */}
      <Menu.Positioner>
        <Menu.Content minWidth="14rem">
          {links.map((link, index) => (
            <Fragment key={link.id}>
              {index > 0 && links[index - 1]?.group !== link.group && <Menu.Separator />}
              <StudioMenuItem link={link} isOpen={link.id === page} />
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function StudioMenuItem({
  link: { id, title, Icon: LinkIcon },
  isOpen,
}: {
  readonly link: DashboardPageLink;
  readonly isOpen: boolean;
}) {
  return (
    <Menu.Item value={id} asChild>
      <RouterLink to={{ search: pageSearch(id) }} aria-current={isOpen ? "page" : undefined}>
        <LinkIcon size="1em" aria-hidden /> {title}
      </RouterLink>
    </Menu.Item>
  );
}
