import { Box, Button, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { VersionSummary } from "#supabase/data/versions.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { diffText } from "./diff-text.ts";
import { useVersion } from "./use-versions.ts";
import type { VersionHistory } from "./version-history.ts";

interface VersionViewProps<Version> {
  readonly history: VersionHistory<Version>;
  readonly entry: VersionSummary;
  readonly onRestore: (version: Version) => void;
}

/** Diff of an earlier version against the form values, with a restore button. */
export function VersionView<Version>(props: VersionViewProps<Version>) {
  const version = useVersion(props.history, props.entry);
  if (version.isPending) return <LoadingSkeleton height="40" label="Loading the text" />;
  if (version.isError) {
    return (
      <ErrorState
        message={`This text could not be loaded. ${messageOf(version.error)}`.trim()}
        onRetry={() => void version.refetch()}
      />
    );
  }
  return <VersionDiff {...props} version={version.data} />;
}

interface VersionDiffProps<Version> extends Omit<VersionViewProps<Version>, "entry"> {
  readonly version: Version;
}

function VersionDiff<Version>({ version, history, onRestore }: VersionDiffProps<Version>) {
  const parts = useMemo(() => history.partsOf(version), [version, history]);
  if (parts.length === 0) {
    return (
      <Text textStyle="ui" color="fg.muted">
        This is the text that stands in the form now.
      </Text>
    );
  }
  return (
    <Stack gap="4" minWidth="0">
      <Text textStyle="caption" color="fg.muted">
        <Earlier>Only in this earlier text</Earlier>
        {" · "}
        <Present>only in the form now</Present>
      </Text>
      {parts.map(({ label, earlier, now }) => (
        <Box key={label} minWidth="0">
          <Heading as="h3" textStyle="uiTitle" fontSize="sm" marginBottom="1">
            {label}
          </Heading>
          <Text textStyle="ui" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {diffText(earlier, now).map(({ where, text }, index) => {
              if (where === "earlier") return <Earlier key={index}>{text}</Earlier>;
              return where === "present" ? <Present key={index}>{text}</Present> : text;
            })}
          </Text>
        </Box>
      ))}
      <Button
        type="button"
        alignSelf="flex-start"
        onClick={() => {
          onRestore(version);
        }}
      >
        Restore this text
      </Button>
    </Stack>
  );
}

/** Marks text that restoring the version would add to the present text, and text that it would remove. */
const Earlier = chakra("ins", {
  base: { bg: "sage.subtle", color: "sage.fg", textDecoration: "none", borderRadius: "xs" },
});
const Present = chakra("del", { base: { color: "fg.muted", textDecoration: "line-through" } });
