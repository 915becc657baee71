import { Button, Flex, Grid, Heading, HStack, Stack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { useCallback, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useWatch } from "react-hook-form";
import { useLatest } from "#site/ui/use-latest.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { AdminCommand } from "#site/platform/platform.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { DraftStatusLine } from "#site/admin/form-safety/draft-status.tsx";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { useSaveDraftOnLeave } from "#site/admin/form-safety/use-save-draft-on-leave.ts";
import { ShareButton } from "#site/admin/public-preview/share/share-button.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { FormPreview } from "./form-preview.tsx";
import { PostHistory } from "./post-history.tsx";
import { MissingBodyDescriptions } from "./missing-body-descriptions.tsx";
import { LivePreview } from "./live-preview.tsx";
import { PostFields } from "./post-fields.tsx";
import { PreviewSwitch } from "./preview-switch.tsx";
import { SavedNote } from "./saved-note.tsx";
import { submitLabel } from "./submit-label.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { usePreviewSwitch } from "./use-preview-switch.ts";
import { usePostForm } from "./use-post-form.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { QueuedPost } from "./post-outbox.ts";
import type { SaveOptions, SaveStep } from "./use-save-post.ts";
import { usePostSubmission } from "./use-post-submission.ts";

interface PostEditorProps {
  readonly loaded: PostRow | null;
  /** The queued draft of this post on this device, not yet sent. */
  readonly waiting?: QueuedPost | null;
  /** Reports the row that the form of a new post stands for: its id, null for a reset form. */
  readonly onRowChange?: (id: string | null) => void;
}

/** The editor for new and stored posts: fields, previews, history and saving. */
export function PostEditor({ loaded, waiting = null, onRowChange }: PostEditorProps) {
  const state = usePostForm(loaded, waiting);
  const { form, base, isNew } = state;
  const { step, submit, overwriting, lastSaved, setLastSaved, ...offers } = usePostSubmission(
    state,
    waiting,
    onRowChange,
  );
  const [previewing, setPreviewing] = useState(false);
  const preview = usePreviewSwitch();
  const save = (how: Partial<SaveOptions> = {}) => {
    void submit({ keepOpen: !isNew && (base !== null || waiting !== null), ...how });
  };
  const creates = isNew || base === null;
  const isDraft = base === null || base.status === "draft";
  useSaveDraftOnLeave(isDraft ? () => submit({ status: "draft", keepOpen: false }) : null);
  useSaveShortcuts(save, creates);
  useFocusAfterSave(step.kind !== "idle");

  const heading = creates ? "Create Blog Post" : "Edit Blog Post";
  return (
    <form
      noValidate
      aria-label={heading}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        save();
      }}
    >
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
        <EditorNotices
          state={state}
          {...offers}
          onKeepMine={(theirs) => {
            save(overwriting(theirs));
          }}
        />
        <Grid
          templateColumns={preview.shown ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)"}
          gap="10"
          alignItems="start"
        >
          <PostFields
            state={state}
            settings={preview.settings}
            locked={step.kind !== "idle" && !step.keepOpen}
          />
          {preview.shown && <LivePreview state={state} />}
        </Grid>
        <SaveBar
          state={state}
          step={step}
          tools={
            <>
              {base !== null && (
                <>
                  <ShareButton
                    row={{ kind: "post", id: base.id }}
                    hasUnsavedChanges={form.formState.isDirty}
                  />
                  <PostHistory form={form} postId={base.id} />
                </>
              )}
              <PreviewSwitch {...preview} />
            </>
          }
          onPreview={() => {
            setPreviewing(true);
          }}
        />
      </Stack>
      {previewing && (
        <FormPreview
          values={form.getValues()}
          base={base}
          chosenImage={state.fileAddress}
          onClose={() => {
            setPreviewing(false);
          }}
        />
      )}
    </form>
  );
}

interface SaveBarProps {
  readonly state: PostFormState;
  readonly step: SaveStep;
  /** Rendered before the buttons of the save bar; the form's first tab stop remains the title. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
}

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

/** Sticky bar with the save status, preview and save buttons. */
function SaveBar({ state, step, tools, onPreview }: SaveBarProps) {
  const { form, base, draftStatus, file, sending } = state;
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  return (
    <SaveBarFrame uploading={sending !== null}>
      {sending !== null && (
        <UploadProgress
          name={file?.name ?? ""}
          percent={sending.percent}
          onCancel={sending.cancel}
        />
      )}
      <MissingBodyDescriptions state={state} />
      <HStack flex="1" flexBasis={{ base: "100%", sm: "10rem" }} justify="space-between" gap="4">
        <DraftStatusLine
          status={draftStatus}
          savedAt={base === null ? null : new Date(base.updated_at)}
        />
        <HStack gap="5" flex="none">
          {tools}
        </HStack>
      </HStack>
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={onPreview}>
        <Eye aria-hidden /> Preview
      </Button>
      <Button type="submit" disabled={step.kind !== "idle"} minWidth="9rem" flex={FILL_ON_PHONE}>
        {submitLabel(step.kind, { status, publishOn }, base)}
      </Button>
    </SaveBarFrame>
  );
}

const COMMANDS = ["save", "publish"] as const;

/** Mod+S saves and keeps the form open (a new post becomes a draft); Mod+Enter publishes. */
function useSaveShortcuts(save: (how: Partial<SaveOptions>) => void, creates: boolean) {
  const latestRef = useLatest({ save, creates });
  useCommands(
    COMMANDS,
    useCallback(
      ({ type }: AdminCommand) => {
        const { save, creates } = latestRef.current;
        if (type === "save") save({ keepOpen: true, ...(creates ? { status: "draft" } : {}) });
        if (type === "publish") save({ status: "published" });
      },
      [latestRef],
    ),
  );
}
