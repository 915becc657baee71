import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import type { PostRow } from "#supabase/data/posts.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { useAdminNavigation, useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { useSaveDraftOnLeave } from "#site/admin/form-safety/use-save-draft-on-leave.ts";
import { SectionLinks } from "#site/admin/pages/section-links.tsx";
import { FormAndPreview } from "#site/admin/public-preview/form-and-preview.tsx";
import { PreviewSwitch } from "#site/admin/public-preview/preview-switch.tsx";
import { usePreviewSwitch } from "#site/admin/public-preview/use-preview-switch.ts";
import { useFullWidth } from "#site/admin/rich-text-editor/index.ts";
import { PostLivePreview } from "./post-live-preview.tsx";
import { PostPreview } from "./post-preview.tsx";
import { PostChecklistProvider } from "./post-checklist.tsx";
import { PostFields } from "./post-fields.tsx";
import { outboxNotice } from "./post-messages.ts";
import { PostSaveBar } from "./post-save-bar.tsx";
import { POST_SECTIONS } from "./post-sections.ts";
import { postConflicts } from "./save-post.ts";
import { SavedNote } from "./saved-note.tsx";
import { PostTools } from "./post-tools.tsx";
import { PostNotices } from "./post-notices.tsx";
import { useAutosavePost } from "./use-autosave-post.ts";
import { usePostForm } from "./use-post-form.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { useOutboxEntry } from "./use-outbox-entry.ts";
import { useSavedNotices } from "./use-saved-notices.ts";
import { useSavePost } from "./use-save-post.ts";
import type {
  PostSaveEvents,
  SaveOptions,
  SaveResult,
  SaveStep,
  QueuedSave,
} from "./use-save-post.ts";

interface PostFormProps {
  readonly loaded: PostRow | null;
  /** The entry of this post in the outbox. */
  readonly entry?: OutboxEntry | null;
  /** Reports the row that the form of a new post stands for: its id, null for a reset form. */
  readonly onRowChange?: (id: string | null) => void;
}

/** The form of a new or saved post: fields, notices, tools, previews and saving. */
export function PostForm({ loaded, entry = null, onRowChange }: PostFormProps) {
  const state = usePostForm(loaded, entry);
  const { form, base, isNew } = state;
  const { step, isSaveDue, save, saveOverTheirs, lastSaved, setLastSaved, ...notices } =
    usePostSubmission(state, entry, onRowChange);
  const [previewing, setPreviewing] = useState(false);
  const preview = usePreviewSwitch(useFullWidth());
  const creates = isNew || base === null;
  const isDraft = base === null || base.status === "draft";
  useSaveDraftOnLeave(isDraft ? () => save({ status: "draft", keepOpen: false }) : null);
  usePostCommands(save, creates);
  useFocusAfterSave(step.kind !== "idle");

  const heading = creates ? "Create Blog Post" : "Edit Blog Post";
  return (
    <form
      noValidate
      aria-label={heading}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <PostChecklistProvider state={state}>
        <Stack gap="6">
          <Stack gap="0">
            {!creates && <BackToList tab="blog-posts" />}
            <Flex align="center" minHeight="10">
              <Heading as="h2" textStyle="uiTitle">
                {heading}
              </Heading>
            </Flex>
          </Stack>
          {lastSaved !== null && (
            <SavedNote
              row={lastSaved}
              onClose={() => {
                setLastSaved(null);
              }}
            />
          )}
          <PostNotices state={state} {...notices} onKeepMine={saveOverTheirs} />
          <SectionLinks
            name="Sections of this post"
            sections={POST_SECTIONS.links}
            stickyFrom="tablet"
          />
          <FormAndPreview preview={preview.shown ? <PostLivePreview state={state} /> : null}>
            <PostFields
              state={state}
              settingsPlace={preview.settingsPlace}
              locked={step.kind !== "idle" && !step.keepOpen}
            />
          </FormAndPreview>
          <PostSaveBar
            state={state}
            step={step}
            isSaveDue={isSaveDue}
            tools={
              <>
                {base !== null && <PostTools form={form} base={base} />}
                <PreviewSwitch {...preview} />
              </>
            }
            onPreview={() => {
              setPreviewing(true);
            }}
          />
        </Stack>
      </PostChecklistProvider>
      {previewing && (
        <PostPreview
          values={form.getValues()}
          base={base}
          chosenFileUrl={state.chosenFileUrl}
          onClose={() => {
            setPreviewing(false);
          }}
        />
      )}
    </form>
  );
}

/** The commands of a post's form; a new post is saved as a draft. */
function usePostCommands(save: (how: Partial<SaveOptions>) => Promise<void>, creates: boolean) {
  useSaveCommands({
    save: () => {
      void save({ keepOpen: true, ...(creates ? { status: "draft" } : {}) });
    },
    publish: () => {
      void save({ status: "published" });
    },
  });
}

/** Connects saving to the form, the URL, the notices and the version conflict. */
function usePostSubmission(
  state: PostFormState,
  entry: OutboxEntry | null,
  onRowChange?: (id: string | null) => void,
) {
  const { openTab } = useAdminNavigation();
  const urlRef = useLatest(useTab());
  const conflict = useConflict(state.form, postConflicts, state.rebase);
  const formEntry = useOutboxEntry(state, entry, conflict.show);
  const notify = useSavedNotices(state);
  const [lastSaved, setLastSaved] = useState<PostRow | null>(null);

  const replaceUrl = (id: string | null) => {
    onRowChange?.(id);
    openTab("new-blog", id, { replace: true, keepsForm: true });
  };
  const resetForm = () => {
    state.resetForm();
    // The emptied form of a new post no longer stands for the row that an autosave has created.
    if (onRowChange !== undefined && urlRef.current.id !== null) replaceUrl(null);
  };
  const onDone = (result: SaveResult) => {
    const { row, before, submitted, keepOpen } = result;
    conflict.clear();
    formEntry.track(null);
    setLastSaved(before === null && !keepOpen ? row : null);
    if (before === null && !keepOpen) resetForm();
    else state.markSaved(row, submitted);
    if (before === null && keepOpen) replaceUrl(row.id);
    notify(result);
  };
  const onAddedToOutbox = ({ id, submitted, before, keepOpen }: QueuedSave) => {
    conflict.clear();
    setLastSaved(null);
    formEntry.track(keepOpen ? id : null);
    if (!keepOpen) resetForm();
    else state.markInOutbox(submitted);
    if (before === null && keepOpen) replaceUrl(id);
    toast.info(outboxNotice(submitted.title.trim()));
  };
  const keepOpen = !state.isNew && (state.base !== null || entry !== null);
  const { saveAfterAutosave, overwriting, ...progress } = useSerializedSaves(state, conflict, {
    onDone,
    onAddedToOutbox,
    onCreated: replaceUrl,
  });
  return {
    ...progress,
    save: (how: Partial<SaveOptions> = {}) => saveAfterAutosave({ keepOpen, ...how }),
    saveOverTheirs: (theirs: PostRow) =>
      void saveAfterAutosave({ keepOpen, ...overwriting(theirs) }),
    conflict,
    formEntry,
    lastSaved,
    setLastSaved,
  };
}

const IDLE: SaveStep = { kind: "idle" };

interface SerializedSaveEvents extends Omit<PostSaveEvents, "onConflict"> {
  /** After an autosave created the row of a new post. */
  readonly onCreated: (id: string) => void;
}

/** An explicit save waits for a running autosave and builds on its version. */
function useSerializedSaves(
  state: PostFormState,
  conflict: VersionConflict<PostRow>,
  { onCreated, ...events }: SerializedSaveEvents,
) {
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: PostRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const { step, submit } = useSavePost(state, { onConflict: showConflict(false), ...events });
  const [pendingStep, setPendingStep] = useState(IDLE);
  const current = step.kind === "idle" ? pendingStep : step;
  const paused = current.kind !== "idle" || conflict.current !== null;
  const autosave = useAutosavePost(state, {
    paused,
    onConflict: showConflict(true),
    onCreated,
  });
  return {
    step: current,
    isSaveDue: autosave.isDue,
    /**
     * Options to save over the newer version. If the autosave met the conflict, they keep that version's status: the
     * choice then neither publishes nor unpublishes.
     */
    overwriting: (theirs: PostRow): Partial<SaveOptions> => ({
      base: theirs,
      ...(isAutosaveConflict && { status: theirs.status, keepOpen: true }),
    }),
    saveAfterAutosave: async (how: SaveOptions) => {
      const running = autosave.running();
      if (running !== null) {
        setPendingStep({ kind: "saving", keepOpen: how.keepOpen });
        await running.finally(() => {
          setPendingStep(IDLE);
        });
      }
      await submit(how);
    },
  };
}
