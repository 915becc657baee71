import { Box } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useSendOutbox } from "#site/admin/posts/index.ts";
import { CommandPaletteHost } from "#site/admin/command-palette/index.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { MediaDialogHost } from "#site/admin/media/media-dialog-host.tsx";
import { PartNotLoaded } from "./part-not-loaded.tsx";
import { DASHBOARD_TABS, PAGES } from "#site/platform/dashboard-manifest.ts";
import { HeaderToolsContext } from "#site/admin/context/header-tools.ts";
import { useAdminLocation } from "#site/admin/navigation/admin-navigation.tsx";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { useIsSignedOut } from "#site/admin/session/session-store.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { useListStateStore } from "#site/admin/navigation/list-state-store.ts";
import { useLoadedTab, usePreloadTabs } from "./load-tab.ts";
import { PreferencesDialog } from "./preferences-dialog.tsx";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { SessionGate } from "./session-gate.tsx";
import { SignInDialog } from "./sign-in-panel.tsx";
import { panelDomId, tabDomId } from "./tab-bar.tsx";
import { UnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { useNavigationCommands } from "./use-navigation-commands.ts";

/** Header, tabs, and the open tab's panel or a page. */
export function Dashboard({ onRetry }: { readonly onRetry: () => void }) {
  const { page, tab, id } = useAdminLocation();
  useNavigationCommands();
  useSendOutbox();
  usePreloadTabs();
  // A form that waits below the sign-in dialog has no tools.
  const isSignedOut = useIsSignedOut();
  const [headerTools, setHeaderTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <title>{`${page === null ? labelOf(tab) : PAGES[page].title} | Interior Design Admin`}</title>
      <DashboardHeader onRetry={onRetry} toolsRef={setHeaderTools} />
      <Box
        as="main"
        // An edited public page is as wide as the window, scrollbar included.
        overflowX="clip"
        paddingInline={{ base: column("1rem"), md: column("1.5rem") }}
      >
        <HeaderToolsContext value={isSignedOut ? null : headerTools}>
          {page === null ? (
            <TabPanel key={tab} tab={tab} id={id} />
          ) : (
            <DashboardPage key={page} page={page} />
          )}
        </HeaderToolsContext>
      </Box>
      <SignInDialog />
      <PrivateRows>
        <CommandPaletteHost />
        <MediaDialogHost />
      </PrivateRows>
      <PreferencesDialog />
      <UnsavedGuard />
    </>
  );
}

/** Padding that centers a column of 75 rem, with a gutter on narrower windows. */
function column(gutter: string): string {
  return `max(${gutter}, calc(50% - 37.5rem + ${gutter}))`;
}

function labelOf(tab: TabId): string {
  return DASHBOARD_TABS.find((candidate) => candidate.id === tab)?.label ?? "";
}

function TabPanel({ tab, id }: { readonly tab: TabId; readonly id: string | null }) {
  const panel = useFocusAfterNavigation(`${tab} ${id ?? ""}`);
  useEffect(
    () => () => {
      useListStateStore.getState().discardLinkedSearch(tab);
    },
    [tab],
  );
  return (
    <Box
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
        <TabBody tab={tab} />
      </SessionGate>
    </Box>
  );
}

function TabBody({ tab }: { readonly tab: TabId }) {
  const loaded = useLoadedTab(tab);
  if (loaded.kind === "ready") return <loaded.Panel />;
  return <PartNotLoaded part={loaded} />;
}

/** Moves focus to the panel if navigation removed the focused element. */
function useFocusAfterNavigation(location: string) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [location]);
  return panel;
}
