import { Box, Button, Flex, Loader, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { REBUILD_INTERVAL_MINUTES } from "#supabase/data/limits.ts";
import type { SiteBuild } from "#supabase/data/site-build.ts";
import { numberWord } from "#site/format/number.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { RetryError } from "./retry-error.tsx";
import { rebuildAnswer, siteBuildText } from "./site-build-text.ts";
import { useRebuildSite, useSiteBuild } from "./use-jobs.ts";

/** The rebuild of the prerendered site: its state, and a button that asks for one. */
export function SiteBuildItem() {
  const build = useSiteBuild();
  if (build.isPending) return <LoadingSkeleton height="16" label="Loading the rebuild" />;
  if (build.isError) {
    return (
      <ErrorState
        message={`The rebuild could not be loaded. ${messageOf(build.error)}`.trim()}
        onRetry={() => void build.refetch()}
      />
    );
  }
  return <Rebuild build={build.data} />;
}

function Rebuild({ build }: { readonly build: SiteBuild }) {
  const rebuild = useRebuildSite();
  const { text, isFailure } = siteBuildText(build);
  return (
    <Box borderTopWidth="1px" paddingBlock="3">
      <Flex gap="3" rowGap="2" align="center" wrap="wrap">
        <Box flex="1" minWidth="12rem">
          <Text textStyle="ui" fontWeight="500">
            Rebuild of the website
          </Text>
          <Text textStyle="caption" color="fg.muted">
            {build.hasHook ? ABOUT : WITHOUT_HOOK}
          </Text>
          <Text
            textStyle="caption"
            color={isFailure ? "fg.error" : undefined}
            overflowWrap="anywhere"
          >
            {text}
          </Text>
        </Box>
        {build.hasHook && (
          <Button
            size="sm"
            variant="outline"
            {...busyButton(rebuild.isPending, () => {
              rebuild.mutate();
            })}
          >
            <Loader visible={rebuild.isPending}>Rebuild now</Loader>
          </Button>
        )}
      </Flex>
      <Text role="status" textStyle="caption">
        {rebuild.isSuccess && rebuildAnswer(rebuild.data)}
      </Text>
      <RetryError error={rebuild.error} />
    </Box>
  );
}

const ABOUT = `Half a minute after the last change that visitors see, at most every ${numberWord(REBUILD_INTERVAL_MINUTES)} minutes`;
const WITHOUT_HOOK = "The README describes how to set one, at “Rebuild the website by itself”";
