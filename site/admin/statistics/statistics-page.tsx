import { Box, Stack, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { InquiryStatistics } from "#supabase/data/inquiry-statistics.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { SelectField } from "#site/ui/fields.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { periodOf, PERIODS } from "./period.ts";
import { SourceTable } from "./source-table.tsx";
import { useStatistics } from "./use-statistics.ts";

const OPTIONS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

/** Results of inquiries, in all and by the page of the site that they came from. */
export function StatisticsPage() {
  const [search, setSearch] = useSearchParams();
  const period = periodOf(search.get("period"));
  const statistics = useStatistics(period);
  return (
    <Stack gap="6">
      <Box maxWidth="16rem">
        <SelectField
          label="Period"
          options={OPTIONS}
          value={period}
          onChange={({ target }) => {
            setSearch(
              (current) => {
                current.set("period", target.value);
                return current;
              },
              { replace: true },
            );
          }}
        />
      </Box>
      {statistics.isPending && <LoadingSkeleton height="40" label="Loading the statistics" />}
      {statistics.isError && (
        <ErrorState
          message={`The statistics could not be loaded. ${messageOf(statistics.error)}`.trim()}
          onRetry={() => void statistics.refetch()}
        />
      )}
      {statistics.isSuccess && <LoadedStatistics statistics={statistics.data} />}
    </Stack>
  );
}

function LoadedStatistics({
  statistics: { all, pages },
}: {
  readonly statistics: InquiryStatistics;
}) {
  if (all.inquiries === 0) {
    return (
      <EmptyState title="No inquiries in this period" level="h3">
        The figures appear with the first inquiry of the contact form.
      </EmptyState>
    );
  }
  return (
    <>
      <KeyFigures all={all} />
      <Section
        title="By page"
        about="The page of the website from which the contact form was opened. The form sends it along; visitors are not tracked. It is not known if they came from another site or typed the address."
      >
        <SourceTable pages={pages} />
        {pages.length === 100 && (
          <Text textStyle="caption" color="fg.muted">
            The 100 pages with the most inquiries.
          </Text>
        )}
      </Section>
    </>
  );
}
