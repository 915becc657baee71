import { Box, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { useAdminNavigation, useTab } from "./dashboard-tabs.ts";
import { LogoutButton } from "./logout-button.tsx";
import { NetworkNotice } from "./network-notice.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TabHint } from "./tab-hint.tsx";
import { useInquiryWatch } from "./use-inquiry-watch.ts";
import { UserMenu } from "./user-menu.tsx";

/** Stays in view: what this is, who is here, the way out, the five tabs. */
export function DashboardHeader({ onRetry }: { readonly onRetry: () => void }) {
  const { tab } = useTab();
  const { openTab } = useAdminNavigation();
  const unread = useInquiryWatch();
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Box maxWidth="75rem" marginInline="auto" paddingInline={{ base: "4", md: "6" }}>
        <Flex align="center" justify="space-between" gap="3" paddingTop={{ base: "3", md: "4" }}>
          <Box minWidth="0">
            <Heading
              as="h1"
              textStyle={{ base: "uiTitle", md: "subheading" }}
              fontSize={{ base: "md", md: "1.5rem" }}
            >
              Interior Design Admin
            </Heading>
            <Text textStyle="caption" color="fg.muted">
              Content Management Dashboard
            </Text>
          </Box>
          <HStack gap={{ base: "0", md: "2" }} flexShrink="0">
            <UserMenu />
            <LogoutButton />
          </HStack>
        </Flex>
        {/* The hint is read before the tabs, so that Tab leads from them into the open one. */}
        <Flex direction="row-reverse" align="center" justify="flex-end">
          <TabHint tab={tab} />
          <TabBar current={tab} onOpen={openTab} unread={unread} />
        </Flex>
        <NetworkNotice onRetry={onRetry} />
      </Box>
    </Box>
  );
}
