import { Button, Dialog, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { VersionSummary } from "#supabase/data/versions.ts";
import { MemberAvatar } from "#site/admin/active-members/member-avatar.tsx";
import { saverOf } from "#site/admin/active-members/member-label.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { shortTime } from "#site/format/time.ts";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { useVersions } from "./use-versions.ts";
import type { VersionHistory } from "./version-history.ts";
import { VersionView } from "./version-view.tsx";

interface HistoryDialogProps<Version> {
  readonly history: VersionHistory<Version>;
  readonly onRestore: (version: Version) => void;
  readonly onClose: () => void;
}

/** Earlier versions of a row with time, author, differences and a restore button. */
export function HistoryDialog<Version>({
  history,
  onRestore,
  onClose,
}: HistoryDialogProps<Version>) {
  const versions = useVersions(history);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = versions.data?.find(({ id }) => id === selectedId) ?? versions.data?.[0];
  return (
    <DialogFrame
      title="Earlier texts"
      closeLabel="Close earlier texts"
      size="xl"
      scrollBehavior="inside"
      onClose={onClose}
    >
      <Dialog.Body paddingBottom="6">
        {versions.isPending && <LoadingSkeleton height="40" label="Loading" />}
        {versions.isError && (
          <ErrorState
            message={`The earlier texts could not be loaded. ${messageOf(versions.error)}`.trim()}
            onRetry={() => void versions.refetch()}
          />
        )}
        {versions.isSuccess && selected === undefined && (
          <Text textStyle="ui" color="fg.muted">
            No earlier text is kept yet. From the next save on, each one appears here.
          </Text>
        )}
        {selected !== undefined && (
          <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" }} gap="6">
            <VersionList
              entries={versions.data ?? []}
              selectedId={selected.id}
              onChoose={setSelectedId}
            />
            <VersionView
              key={selected.id}
              history={history}
              entry={selected}
              onRestore={onRestore}
            />
          </Grid>
        )}
      </Dialog.Body>
    </DialogFrame>
  );
}

interface VersionListProps {
  readonly entries: readonly VersionSummary[];
  readonly selectedId: string;
  readonly onChoose: (id: string) => void;
}

function VersionList({ entries, selectedId, onChoose }: VersionListProps) {
  const now = new Date();
  return (
    <Stack as="ul" gap="1" aria-label="Saved texts, newest first" maxHeight="60vh" overflowY="auto">
      {entries.map(({ id, saved_at, saved_by }) => (
        <li key={id}>
          <Button
            type="button"
            variant={id === selectedId ? "subtle" : "ghost"}
            size="sm"
            width="full"
            height="auto"
            paddingBlock="1.5"
            justifyContent="flex-start"
            textAlign="start"
            aria-current={id === selectedId ? "true" : undefined}
            onClick={() => {
              onChoose(id);
            }}
          >
            <Stack gap="0.5" minWidth="0">
              <Text as="span">{shortTime(new Date(saved_at), now)}</Text>
              <Saver email={saved_by} />
            </Stack>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** The member who saved a version. */
function Saver({ email }: { readonly email: string | null }) {
  const { data: members = [] } = useActiveMembers();
  const { label, photo } = saverOf(email, members);
  return (
    <HStack as="span" gap="1.5" minWidth="0">
      {email !== null && <MemberAvatar label={label} photo={photo} size="6" />}
      <Text as="span" textStyle="caption" color="fg.muted" truncate>
        {label}
      </Text>
    </HStack>
  );
}
