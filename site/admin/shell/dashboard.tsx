import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { ContactsTab } from "#site/admin/contacts/index.ts";
import { OverviewTab } from "#site/admin/overview/index.ts";
import { NewBlogTab, PostsTab, usePostOutbox } from "#site/admin/posts/index.ts";
import { ProjectsTab } from "#site/admin/projects/index.ts";
import { PaletteHost } from "#site/admin/palette/palette-host.tsx";
import { RoomHost } from "#site/admin/rooms/room-host.tsx";
import { DASHBOARD_TABS, useTab } from "./dashboard-tabs.ts";
import type { TabId } from "./dashboard-tabs.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { SessionGate } from "./session-gate.tsx";
import { SignInDialog } from "./sign-in-panel.tsx";
import { panelDomId, tabDomId } from "./tab-bar.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useNavigationCommands } from "./use-navigation-commands.ts";

const PANELS: Readonly<Record<TabId, React.ComponentType>> = {
  overview: OverviewTab,
  "blog-posts": PostsTab,
  projects: ProjectsTab,
  contacts: ContactsTab,
  "new-blog": NewBlogTab,
};

/** Header, five tabs and the open one. */
export function Dashboard({ onRetry }: { readonly onRetry: () => void }) {
  const { tab, id } = useTab();
  const Panel = PANELS[tab];
  const label = DASHBOARD_TABS.find((known) => known.id === tab)?.label ?? "";
  const panel = usePlaceFocus(`${tab} ${id ?? ""}`);
  useNavigationCommands();
  usePostOutbox();
  return (
    <>
      <title>{`${label} | Interior Design Admin`}</title>
      <DashboardHeader onRetry={onRetry} />
      <Box as="main" maxWidth="75rem" marginInline="auto" paddingInline={{ base: "4", md: "6" }}>
        <Box
          key={tab}
          ref={panel}
          role="tabpanel"
          id={panelDomId(tab)}
          aria-labelledby={tabDomId(tab)}
          tabIndex={-1}
          paddingTop="6"
          paddingBottom="16"
          outline="none"
        >
          <SessionGate>
            <Panel />
          </SessionGate>
        </Box>
      </Box>
      <SignInDialog />
      <RoomHost />
      <PaletteHost />
      <UnsavedGuard />
    </>
  );
}

/** When the control that was used disappears with its screen, focus goes to the new one. */
function usePlaceFocus(place: string) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [place]);
  return panel;
}
