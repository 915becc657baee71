import { Skeleton, Stack, Text, Theme } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { OtherTabNotice } from "#site/admin/form-safety/local-draft-notices.tsx";
import type { CopyPage, UploadedImage } from "#site/content/page-copy.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { changesTo, entriesOf, withChange, withChanges, withProblem } from "./copy-model.ts";
import type { CopyEntry, TextProblems } from "./copy-model.ts";
import { CopyHistory } from "./copy-history.tsx";
import { CopyToolbar } from "./copy-toolbar.tsx";
import { ChangedTexts } from "./changed-texts.tsx";
import { EditedPage } from "./edited-page.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { PreviewButton } from "./page-preview.tsx";
import { PAGE_TITLES } from "./page-titles.ts";
import { teamProblem } from "./team-changes.ts";
import { useFocusLater } from "./use-focus-later.ts";
import { useCopyDraft } from "./use-copy-draft.ts";
import { usePublishPage } from "./use-publish-page.ts";
import { usePublishedCopy } from "./use-published-copy.ts";
import type { PublishedCopy } from "./use-published-copy.ts";
import { TOOLBAR_HEIGHT, WINDOW_WIDTH } from "./window-width.ts";

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
      <Stack gap="4">
        <Skeleton height={TOOLBAR_HEIGHT} />
        <Theme appearance="light" colorPalette="clay" css={WINDOW_WIDTH} overflowX="clip">
          <PageSkeleton />
        </Theme>
      </Stack>
    );
  }
  return <LoadedEditor page={page} loaded={published.data} />;
}

interface LoadedEditorProps {
  readonly page: CopyPage;
  /** The published copy as it was loaded last. The changes apply to the base copy: see `baseCopyOf`. */
  readonly loaded: PublishedCopy;
}

function LoadedEditor({ page, loaded }: LoadedEditorProps) {
  const [entries] = useState(() => entriesOf(page));
  const [problems, setProblems] = useState<TextProblems>({});
  const [message, setMessage] = useState("");
  const [opened, setOpened] = useState<CopyEntry | null>(null);
  const title = PAGE_TITLES[page];
  const draft = useCopyDraft(page, title, loaded);
  const { publish, undoLast, isPublishing, error } = usePublishPage(page, title, loaded, draft);
  const { copy, changes, pending } = draft;
  // The page does not follow what is being typed: it stands in its field already.
  const shownCopy = useMemo(() => withChanges(copy, changes), [copy, changes]);
  const { focusLater, region } = useFocusLater(changes);
  const problem = Object.values(problems)[0] ?? null;
  const unwritten = teamProblem(withChanges(copy, pending));
  const count = Object.keys(pending).length;
  const change = (entry: CopyEntry, value: string | UploadedImage) => {
    draft.change(withChange(copy, changes, entry, value));
    setMessage(`${entry.label} changed. Not published yet.`);
  };
  return (
    <Stack gap="4" ref={region}>
      {draft.inOtherTab && <OtherTabNotice />}
      <CopyToolbar
        count={count}
        status={draft.status}
        isPublishing={isPublishing}
        canPublish={count > 0 && problem === null && unwritten === null}
        onUndo={draft.canUndo ? draft.undo : null}
        onUndoPublication={count === 0 && problem === null ? undoLast : null}
        onPublish={() => {
          publish(draft.startPublishing());
        }}
      >
        <PreviewButton page={page} copy={shownCopy} />
        <CopyHistory
          page={page}
          entries={entries}
          onRestore={(wanted) => {
            draft.change(changesTo(copy, wanted));
            setMessage("The earlier texts are shown. They are not published yet.");
          }}
        />
      </CopyToolbar>
      <Obstacles
        problem={problem}
        unwritten={unwritten}
        error={error === null ? null : messageOf(error)}
      />
      <Text srOnly role="status">
        {message}
      </Text>
      <EditedPage
        page={page}
        entries={entries}
        copy={shownCopy}
        changes={changes}
        onProblem={(entry, found) => {
          setProblems((current) => withProblem(current, entry, found));
        }}
        onAnnounce={setMessage}
        onTyping={(entry, value) => {
          draft.storeTyped(value === null ? null : withChange(copy, changes, entry, value));
        }}
        onChange={change}
        onOpenDialog={setOpened}
        onTeamChange={(next) => {
          draft.change(changesTo(copy, next.copy));
          setMessage(next.message);
          focusLater(next.focus);
        }}
      />
      {opened !== null && (
        <EntryDialog
          entry={opened}
          copy={shownCopy}
          onChange={change}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
      <ChangedTexts
        entries={entries}
        copy={shownCopy}
        changes={changes}
        onReset={(entry) => {
          draft.change(withChange(copy, changes, entry, null));
          setMessage(`${entry.label} has its original text again. Not published yet.`);
        }}
      />
    </Stack>
  );
}

interface ObstaclesProps {
  /** Why a typed text cannot be used. */
  readonly problem: string | null;
  /** Texts that have to be written before publishing. */
  readonly unwritten: string | null;
  /** Why publishing failed; '' for a reason without words. */
  readonly error: string | null;
}

/** Reasons why the page cannot be published, or was not. */
function Obstacles({ problem, unwritten, error }: ObstaclesProps) {
  return (
    <>
      {problem !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {problem}
        </Text>
      )}
      {unwritten !== null && (
        <Text textStyle="ui" color="fg.muted">
          {unwritten}
        </Text>
      )}
      {error !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {error || "The page could not be published. Please try again."}
        </Text>
      )}
    </>
  );
}
