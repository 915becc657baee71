import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import type { AdminCommand } from "#site/platform/platform.ts";
import { useCommands } from "#site/admin/shell/commands.ts";
import { ConflictPanel } from "#site/admin/shell/conflict-panel.tsx";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { RestoreBanner } from "#site/admin/shell/restore-banner.tsx";
import { FormPreview } from "./form-preview.tsx";
import { PostFields } from "./post-fields.tsx";
import { PublishedNote } from "./published-note.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useConflict } from "./use-conflict.ts";
import { usePostForm } from "./use-post-form.ts";
import { usePublish } from "./use-publish.ts";
import type { PublishedPost, PublishHow } from "./use-publish.ts";
import { usePublishedNotices } from "./use-published-notices.ts";

interface PostEditorProps {
  readonly loaded: PostRow | null;
  readonly onFirstSave?: (id: string) => void;
}

/** Writing a post, from the first word to the tenth correction. */
export function PostEditor({ loaded, onFirstSave }: PostEditorProps) {
  const { openTab } = useAdminNavigation();
  const state = usePostForm(loaded);
  const { form, base, found } = state;
  const { conflict, ...ways } = useConflict(state);
  const [published, setPublished] = useState<PostRow | null>(null);
  const preview = usePreview(state.file);
  const notify = usePublishedNotices(state);

  const onDone = (result: PublishedPost) => {
    const { row, before, sent, stay } = result;
    ways.clear();
    setPublished(before === null && !stay ? row : null);
    if (before === null && !stay) state.startOver();
    else state.goOn(row, sent);
    if (before === null && stay) {
      onFirstSave?.(row.id);
      openTab("new-blog", row.id, { replace: true });
    }
    notify(result);
  };
  const { stage, publish } = usePublish(state, { onConflict: ways.show, onDone });
  const save = (how: Partial<PublishHow> = {}) => {
    void publish({ stay: base !== null, ...how });
  };
  useKeys(save, base);

  const heading = base === null ? "Create Blog Post" : "Edit Blog Post";
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
        <Flex align="center" minHeight="10">
          <Heading as="h2" textStyle="uiTitle">
            {heading}
          </Heading>
        </Flex>
        {published !== null && (
          <PublishedNote
            row={published}
            onClose={() => {
              setPublished(null);
            }}
          />
        )}
        {found !== null && (
          <RestoreBanner
            keptAt={found.savedAt}
            storedAt={base === null ? null : new Date(base.updated_at)}
            onRestore={state.restore}
            onDiscard={state.discard}
          />
        )}
        {conflict !== null && (
          <ConflictPanel
            noun="post"
            {...conflict}
            onKeepMine={() => {
              state.rebase(conflict.theirs);
              ways.clear();
              save({ over: conflict.theirs });
            }}
            onTakeTheirs={() => {
              ways.takeTheirs(conflict.theirs);
            }}
            onCopyMine={() => void ways.copyMine()}
          />
        )}
        <PostFields state={state} locked={stage.kind !== "idle" && !stage.stay} />
        <SaveBar state={state} stage={stage} onPreview={preview.open} />
      </Stack>
      {preview.shown !== null && (
        <FormPreview
          values={form.getValues()}
          base={base}
          chosenPicture={preview.shown.picture}
          onClose={preview.close}
        />
      )}
    </form>
  );
}

/** Shows a chosen file by a local address, whose ending tells films from pictures. */
function usePreview(file: File | null) {
  const [shown, setShown] = useState<{ readonly picture: string | null } | null>(null);
  return {
    shown,
    open: () => {
      const local = file === null ? null : URL.createObjectURL(file);
      const picture = file === null ? null : `${local ?? ""}#${encodeURIComponent(file.name)}`;
      setShown({ picture });
    },
    close: () => {
      if (shown?.picture) URL.revokeObjectURL(shown.picture.split("#")[0] ?? "");
      setShown(null);
    },
  };
}

/** ⌘S saves and goes on (a new post becomes a draft), ⌘Enter publishes. */
function useKeys(save: (how: Partial<PublishHow>) => void, base: PostRow | null) {
  const latest = useRef(save);
  const isNew = useRef(base === null);
  useEffect(() => {
    latest.current = save;
    isNew.current = base === null;
  });
  useCommands(
    useCallback(({ type }: AdminCommand) => {
      if (type === "save") {
        latest.current({ stay: true, ...(isNew.current ? { status: "draft" } : {}) });
      }
      if (type === "publish") latest.current({ status: "published" });
    }, []),
  );
}
