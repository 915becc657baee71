import { Box, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { BulkNotice } from "./bulk-notice.tsx";
import { useAdminLocation, useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { ABOVE_TABS, publishHeight } from "./header-height.ts";
import { LogoutButton } from "./logout-button.tsx";
import { NetworkNotice } from "./network-notice.tsx";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { StudioMenu } from "./studio-menu.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TabTip } from "./tab-tip.tsx";
import { useInquiryPolling } from "./use-inquiry-polling.ts";
import { UserMenu } from "./user-menu.tsx";
import { PHONE } from "#site/ui/theme/touch.ts";

interface BarProps {
  readonly unread: number;
  /** Gets the element for tools of the open form (`HeaderToolsContext`). */
  readonly toolsRef: (element: HTMLElement | null) => void;
}

interface DashboardHeaderProps extends Pick<BarProps, "toolsRef"> {
  readonly onRetry: () => void;
}

/** Sticky header with title, Studio menu, account menu, logout and the five tabs; on phones only the tabs stick. */
export function DashboardHeader({ onRetry, toolsRef }: DashboardHeaderProps) {
  const { hasTitleBar } = usePlatform();
  const bar = { unread: useInquiryPolling(), toolsRef };
  return (
    <Box
      as="header"
      ref={publishHeight}
      position="sticky"
      top="0"
      css={{ [PHONE]: { top: ABOVE_TABS } }}
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Box maxWidth="75rem" marginInline="auto" paddingInline={{ base: "4", md: "6" }}>
        {hasTitleBar ? <CompactBar {...bar} /> : <FullBar {...bar} />}
        <NetworkNotice onRetry={onRetry} />
        <BulkNotice />
      </Box>
    </Box>
  );
}

function FullBar({ unread, toolsRef }: BarProps) {
  const { tab, id } = useAdminLocation();
  const { openTab } = useAdminNavigation();
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" paddingTop={{ base: "3", md: "4" }}>
        <Box minWidth="0">
          <Heading
            as="h1"
            textStyle={{ base: "uiTitle", md: "subheading" }}
            fontSize={{ base: "md", md: "1.5rem" }}
            whiteSpace="nowrap"
          >
            Interior Design Admin
          </Heading>
          <Text
            textStyle="caption"
            fontSize={{ base: "0.6875rem", md: "0.8125rem" }}
            color="fg.muted"
            whiteSpace="nowrap"
          >
            Content Management Dashboard
          </Text>
        </Box>
        <HStack gap={{ base: "0", md: "2" }} flexShrink="0">
          <StudioMenu />
          <UserMenu />
          <LogoutButton />
        </HStack>
      </Flex>
      {/* Tip and tools precede the tabs in DOM order, so that Tab moves from the tabs into the open
         panel. */}
      <Flex direction="row-reverse" align="center" justify="flex-end">
        <FormTools toolsRef={toolsRef} />
        {tab !== null && id === null && <TabTip tab={tab} />}
        <TabBar current={tab} onOpen={openTab} unread={unread} />
      </Flex>
    </>
  );
}

interface FormToolsProps extends Pick<BarProps, "toolsRef"> {
  readonly isInline?: boolean;
}

/** Where the open form puts tools that stay in view: beside the tabs, on phones up to the window's edge. */
function FormTools({ toolsRef, isInline = false }: FormToolsProps) {
  return (
    <Box
      ref={toolsRef}
      flex="none"
      marginTop={isInline ? { base: "1", lg: "0" } : { base: "1", md: "2" }}
      // The tabs reach further than their column, but not below the tools.
      marginInlineStart={{ base: "1", sm: "0" }}
      marginInlineEnd={{ base: "-4", sm: "0" }}
      _empty={{ display: "none" }}
    />
  );
}

/** One row from 1024 px. For hosts whose title bar already shows the title. */
function CompactBar({ unread, toolsRef }: BarProps) {
  const { tab, id } = useAdminLocation();
  const { openTab } = useAdminNavigation();
  return (
    <Flex wrap="wrap" align="center" columnGap="6" paddingTop={{ lg: "1" }} userSelect="none">
      <Box flex={{ base: "1", lg: "none" }} minWidth="0" paddingTop={{ base: "2", lg: "0" }}>
        <Heading as="h1" textStyle="uiTitle" fontSize="0.875rem" lineHeight="1.25">
          Interior Design Admin
        </Heading>
        <Text fontSize="0.6875rem" lineHeight="1.35" color="fg.muted">
          Content Management Dashboard
        </Text>
      </Box>
      <HStack
        gap={{ base: "0", md: "2" }}
        order={{ lg: "2" }}
        flex={{ lg: "1 1 0" }}
        justify="flex-end"
        minWidth="0"
        paddingTop={{ base: "2", lg: "0" }}
        // The frame of a button stays clear of the header's line.
        paddingBottom={{ lg: "1" }}
      >
        <StudioMenu />
        <UserMenu />
        <LogoutButton />
      </HStack>
      <Box order="3" width="100%" _empty={{ display: "none" }}>
        {tab !== null && id === null && <TabTip tab={tab} isBelow />}
      </Box>
      <Flex
        direction="row-reverse"
        align="center"
        justify="flex-end"
        order="1"
        alignSelf={{ lg: "flex-end" }}
        width={{ base: "100%", lg: "auto" }}
        minWidth="0"
      >
        <FormTools toolsRef={toolsRef} isInline />
        <TabBar current={tab} onOpen={openTab} unread={unread} isInline />
      </Flex>
    </Flex>
  );
}
