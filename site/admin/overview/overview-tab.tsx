import { Box, Button, Grid, Heading, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { DashboardCounts } from "#supabase/data/overview.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { queryError } from "#site/admin/context/query-error.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { Attention } from "./needs-attention.tsx";
import { CounterCard } from "./counter-card.tsx";
import { InquiriesChart } from "./inquiries-chart.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { useCounts } from "./use-counts.ts";
import { useOverview } from "./use-overview.ts";

/** The overview: counters, rows that need attention, inquiries per week, recent activity. */
export function OverviewTab() {
  const counts = useCounts();
  const problem = queryError(counts);
  const state = { isUnknown: problem !== null };
  return (
    <>
      <Heading as="h2" textStyle="uiTitle" lineHeight="2.5rem" marginBottom="3">
        Overview
      </Heading>
      {problem !== null && (
        <Box marginBottom="5">
          <ErrorState
            message={`The counters could not be loaded. ${messageOf(problem)}`.trim()}
            onRetry={() => void counts.refetch()}
          />
        </Box>
      )}
      <SimpleGrid columns={3} gap={{ base: "2", sm: "4" }} marginBottom="8">
        <CounterCard
          {...state}
          label="Total Blog Posts"
          count={counts.data?.totalPosts}
          tab="blog-posts"
        />
        <CounterCard
          {...state}
          label="Active Projects"
          count={counts.data?.activeProjects}
          tab="projects"
          list="status=published"
        />
        <CounterCard
          {...state}
          label="New Inquiries"
          count={counts.data?.newInquiries}
          tab="contacts"
          list="status=unread"
        />
      </SimpleGrid>
      <Today />
      {counts.data !== undefined && isNewStudio(counts.data) && <Welcome />}
    </>
  );
}

function isNewStudio({ totalPosts, activeProjects }: DashboardCounts): boolean {
  return totalPosts === 0 || activeProjects === 0;
}

/** The panels below the counters. They load separately, so that their errors do not hide the counters. */
function Today() {
  const { data, isError, error, refetch } = useOverview();
  if (isError) {
    return (
      <Box marginBottom="8">
        <ErrorState
          message={`What needs attention could not be loaded. ${messageOf(error)}`.trim()}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  }
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
      gap="4"
      marginBottom="8"
      alignItems="start"
    >
      <Stack gap="4" minWidth="0">
        <Attention counts={data?.attention} />
        <InquiriesChart perWeek={data?.perWeek} start={data?.start} />
      </Stack>
      <RecentActivity activity={data?.activity} />
    </Grid>
  );
}

/** A card about the two kinds of content, until there is a first post and a first public project. */
function Welcome() {
  const { openTab } = useAdminNavigation();
  return (
    <Box borderWidth="1px" borderRadius="md" bg="bg.panel" padding={{ base: "5", md: "8" }}>
      <Heading as="h3" textStyle="subheading" marginBottom="3">
        Welcome to your studio’s back office
      </Heading>
      <Text textStyle="ui" color="fg.muted" maxWidth="measure" marginBottom="5">
        Blog management: write posts, keep drafts, publish when they are ready. Project portfolio:
        show finished rooms with pictures, place and size. Inquiries from the contact form arrive
        under Contacts.
      </Text>
      <HStack gap="3" flexWrap="wrap">
        <Button
          onClick={() => {
            openTab("new-blog");
          }}
        >
          Write a post
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            openTab("projects", "new");
          }}
        >
          Add a project
        </Button>
      </HStack>
    </Box>
  );
}
