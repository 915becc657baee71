import { Button, Dialog, HStack, Stack, Text } from "@chakra-ui/react";
import { History } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { ActiveMember } from "#supabase/data/members.ts";
import type { SettingVersion } from "#supabase/data/setting-versions.ts";
import { saverOf } from "#site/admin/active-members/member-label.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { parseCopy } from "#site/content/page-copy.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { shortTime } from "#site/format/time.ts";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { changesTo } from "./copy-model.ts";
import type { CopyEntry } from "./copy-model.ts";
import { useCopyVersions } from "./use-published-copy.ts";

interface CopyHistoryProps {
  readonly page: CopyPage;
  readonly entries: readonly CopyEntry[];
  /** Shows an earlier copy; it is not published by this. */
  readonly onRestore: (copy: StoredCopy) => void;
}

/** Opens the published versions of a page: when, by whom, and what changed. */
export function CopyHistory(props: CopyHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <History aria-hidden /> History
      </Button>
      {isOpen && (
        <DialogFrame
          title="History"
          closeLabel="Close history"
          size="lg"
          scrollBehavior="inside"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <Dialog.Body paddingBottom="6">
            <Versions
              {...props}
              onRestore={(copy) => {
                setIsOpen(false);
                props.onRestore(copy);
              }}
            />
          </Dialog.Body>
        </DialogFrame>
      )}
    </>
  );
}

function Versions({ page, entries, onRestore }: CopyHistoryProps) {
  const versions = useCopyVersions(page);
  const { data: members = [] } = useActiveMembers();
  if (versions.isPending) return <LoadingSkeleton height="40" label="Loading" />;
  if (versions.isError) {
    return (
      <ErrorState
        message={`The history could not be loaded. ${messageOf(versions.error)}`.trim()}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  const list = versions.data;
  return (
    <Stack as="ul" listStyleType="none" gap="4">
      {list.map((version, index) => (
        <Version
          key={version.id}
          when={whenSaved(version, members)}
          what={changedLabels(version, list[index + 1], entries)}
          isPresent={index === 0}
          onRestore={() => {
            onRestore(parseCopy(version.value));
          }}
        />
      ))}
      <Version
        when="Original texts"
        what="As the website was delivered."
        isPresent={list.length === 0}
        onRestore={() => {
          onRestore({});
        }}
      />
    </Stack>
  );
}

/** Time of a save, and the member's name if one saved it: "14:02, Ewa Nowak". */
function whenSaved(
  { saved_at, saved_by }: SettingVersion,
  members: readonly ActiveMember[],
): string {
  const time = shortTime(new Date(saved_at));
  return saved_by === null ? time : `${time}, ${saverOf(saved_by, members).label}`;
}

interface VersionProps {
  readonly when: string;
  readonly what: string;
  readonly isPresent: boolean;
  readonly onRestore: () => void;
}

function Version({ when, what, isPresent, onRestore }: VersionProps) {
  return (
    <HStack as="li" justify="space-between" align="start" gap="4">
      <div>
        <Text textStyle="ui" fontWeight="550">
          {when}
        </Text>
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {what}
        </Text>
      </div>
      {isPresent ? (
        <Text textStyle="caption" color="fg.muted" flexShrink="0">
          Published now
        </Text>
      ) : (
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          aria-label={`Restore ${when}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </HStack>
  );
}

/** The fields in which a version differs from the one before it. */
function changedLabels(
  version: SettingVersion,
  before: SettingVersion | undefined,
  entries: readonly CopyEntry[],
): string {
  const changed = changesTo(parseCopy(before?.value), parseCopy(version.value));
  const labels = entries
    .filter(({ path }) => Object.hasOwn(changed, path))
    .map(({ label }) => label);
  return labels.length === 0 ? "No text changed." : `Changed: ${labels.join(", ")}.`;
}
