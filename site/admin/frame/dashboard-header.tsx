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
}

/** Sticky header with title, Studio menu, account menu, logout and the five tabs; on phones only the tabs stick. */
export function DashboardHeader({ onRetry }: { readonly onRetry: () => void }) {
  const { hasTitleBar } = usePlatform();
  const unread = useInquiryPolling();
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
        {hasTitleBar ? <CompactBar unread={unread} /> : <FullBar unread={unread} />}
        <NetworkNotice onRetry={onRetry} />
        <BulkNotice />
      </Box>
    </Box>
  );
}

function FullBar({ unread }: BarProps) {
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
      {/* The tip precedes the tabs in DOM order, so that Tab moves from the tabs into the open
         panel. */}
      <Flex direction="row-reverse" align="center" justify="flex-end">
        {tab !== null && id === null && <TabTip tab={tab} />}
        <TabBar current={tab} onOpen={openTab} unread={unread} />
      </Flex>
    </>
  );
}

/** One row from 1024 px. For hosts whose title bar already shows the title. */
function CompactBar({ unread }: BarProps) {
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
      >
        <StudioMenu />
        <UserMenu />
        <LogoutButton />
      </HStack>
      <Box order="3" width="100%" _empty={{ display: "none" }}>
        {tab !== null && id === null && <TabTip tab={tab} isBelow />}
      </Box>
      <Box order="1" width={{ base: "100%", lg: "auto" }} minWidth="0">
        <TabBar current={tab} onOpen={openTab} unread={unread} isInline />
      </Box>
    </Flex>
  );
}
