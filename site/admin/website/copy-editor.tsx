import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { OtherTabNotice } from "#site/admin/form-safety/draft-notices.tsx";
import type { CopyPage, StoredCopy, UploadedImage } from "#site/content/page-copy.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { changesTo, entriesOf, withChange, withChanges } from "./copy-model.ts";
import type { CopyEntry } from "./copy-model.ts";
import { CopyHistory } from "./copy-history.tsx";
import { CopyToolbar } from "./copy-toolbar.tsx";
import { ChangedTexts } from "./changed-texts.tsx";
import { EditedPage } from "./edited-page.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { PAGE_TITLES } from "./page-titles.ts";
import { useCopyDraft } from "./use-copy-draft.ts";
import { usePublishCopy, usePublishedCopy } from "./use-published-copy.ts";

/** One page of the public site: its copy is changed in place, and published together. */
export function CopyEditor({ page }: { readonly page: CopyPage }) {
  const published = usePublishedCopy(page);
  if (published.isError) {
    return (
      <ErrorState
        message={`The texts could not be loaded. ${messageOf(published.error)}`.trim()}
        onRetry={() => void published.refetch()}
      />
    );
  }
  if (published.isPending) {
    return (
      <Stack gap="4" role="status" aria-label="Loading the page">
        <Skeleton height="12" />
        <Skeleton height="80" />
      </Stack>
    );
  }
  return <LoadedEditor page={page} {...published.data} />;
}

interface LoadedEditorProps {
  readonly page: CopyPage;
  readonly copy: StoredCopy;
  readonly version: number;
}

function LoadedEditor({ page, copy, version }: LoadedEditorProps) {
  const [entries] = useState(() => entriesOf(page));
  const [problem, setProblem] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [opened, setOpened] = useState<CopyEntry | null>(null);
  const title = PAGE_TITLES[page];
  const draft = useCopyDraft(page, title);
  const publishing = usePublishCopy(page);
  const { changes } = draft;
  const count = Object.keys(changes).length;
  const change = (entry: CopyEntry, value: string | UploadedImage) => {
    draft.change(withChange(copy, changes, entry, value));
    setMessage(`${entry.label} changed. Not published yet.`);
  };

  const publish = () => {
    publishing.mutate(
      { copy, version, changes },
      {
        onSuccess: () => {
          draft.clear();
          toast.success({
            title: `${title} Published`,
            description: "Visitors see it the next time they open the page.",
          });
        },
      },
    );
  };
  return (
    <Stack gap="4">
      {draft.inOtherTab && <OtherTabNotice />}
      <CopyToolbar
        count={count}
        status={draft.status}
        isPublishing={publishing.isPending}
        canPublish={count > 0 && problem === null}
        onUndo={draft.canUndo ? draft.undo : null}
        onPublish={publish}
      >
        <CopyHistory
          page={page}
          entries={entries}
          onRestore={(wanted) => {
            draft.change(changesTo(copy, wanted));
            setMessage("The earlier texts are shown. They are not published yet.");
          }}
        />
      </CopyToolbar>
      {problem !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {problem}
        </Text>
      )}
      {publishing.isError && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {messageOf(publishing.error) || "The page could not be published. Please try again."}
        </Text>
      )}
      <Text srOnly role="status">
        {message}
      </Text>
      <EditedPage
        page={page}
        entries={entries}
        copy={withChanges(copy, changes)}
        changes={changes}
        onProblem={setProblem}
        onAnnounce={setMessage}
        onTyping={(entry, value) => {
          draft.storeTyped(withChange(copy, changes, entry, value));
        }}
        onChange={change}
        onOpenDialog={setOpened}
      />
      {opened !== null && (
        <EntryDialog
          entry={opened}
          copy={withChanges(copy, changes)}
          onChange={change}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
      <ChangedTexts
        entries={entries}
        copy={withChanges(copy, changes)}
        changes={changes}
        onReset={(entry) => {
          draft.change(withChange(copy, changes, entry, null));
          setMessage(`${entry.label} has its original text again. Not published yet.`);
        }}
      />
    </Stack>
  );
}
