import { Box, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { JOBS } from "#supabase/data/jobs.ts";
import type { Job, JobRun } from "#supabase/data/jobs.ts";
import { fullTime, shortTime } from "#site/format/time.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { JOB_TEXTS, outcomeText } from "./job-text.ts";
import { useJobRuns } from "./use-jobs.ts";

export function JobList() {
  const runs = useJobRuns();
  if (runs.isPending) return <LoadingSkeleton height="40" label="Loading the jobs" />;
  if (runs.isError) {
    return (
      <ErrorState
        message={`The jobs could not be loaded. ${messageOf(runs.error)}`.trim()}
        onRetry={() => void runs.refetch()}
      />
    );
  }
  return (
    <Stack as="ul" aria-label="Jobs" listStyleType="none" gap="0" borderTopWidth="1px">
      {JOBS.map((job) => (
        <JobItem key={job} job={job} run={runs.data.get(job)} />
      ))}
    </Stack>
  );
}

function JobItem({ job, run }: { readonly job: Job; readonly run: JobRun | undefined }) {
  const { title, about } = JOB_TEXTS[job];
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }} paddingBlock="3">
      <Text textStyle="ui" fontWeight="500">
        {title}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {about}
      </Text>
      {run === undefined ? (
        <Text textStyle="caption">Not run yet</Text>
      ) : (
        <Text textStyle="caption" color={run.error === null ? undefined : "fg.error"}>
          <time dateTime={run.started.toISOString()} title={fullTime(run.started)}>
            {shortTime(run.started)}
          </time>
          : {outcomeText(job, run)}
        </Text>
      )}
      {run !== undefined && run.error !== null && (
        <Text textStyle="caption" color="fg.error" overflowWrap="anywhere">
          {run.error}
        </Text>
      )}
    </Box>
  );
}
