import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { useConflict } from "#site/admin/shell/use-conflict.ts";
import type { ConflictWays } from "#site/admin/shell/use-conflict.ts";
import { toast } from "#site/ui/toaster.tsx";
import { postVersions } from "./conflict-model.ts";
import { keptNotice } from "./post-messages.ts";
import type { WaitingPost } from "./post-outbox.ts";
import { useAutosave } from "./use-autosave.ts";
import type { PostFormState } from "./use-post-form.ts";
import { usePublish } from "./use-publish.ts";
import type { KeptPost, PublishedPost, PublishEvents, PublishHow } from "./use-publish.ts";
import { usePublishedNotices } from "./use-published-notices.ts";
import { useWaitingPost } from "./use-waiting-post.ts";

/** Saving from the editor, and what each outcome means for the form, the address and the notes. */
export function useSaving(
  state: PostFormState,
  waiting: WaitingPost | null,
  onFirstSave?: (id: string) => void,
) {
  const { openTab } = useAdminNavigation();
  const ways = useConflict(state.form, postVersions, state.rebase);
  const draft = useWaitingPost(state, waiting, ways.show);
  const notify = usePublishedNotices(state);
  const [published, setPublished] = useState<PostRow | null>(null);

  const showAddress = (id: string) => {
    onFirstSave?.(id);
    openTab("new-blog", id, { replace: true });
  };
  const onDone = (result: PublishedPost) => {
    const { row, before, sent, stay } = result;
    ways.clear();
    draft.follow(null);
    setPublished(before === null && !stay ? row : null);
    if (before === null && !stay) state.startOver();
    else state.goOn(row, sent);
    if (before === null && stay) showAddress(row.id);
    notify(result);
  };
  const onKept = ({ id, sent, before, stay }: KeptPost) => {
    ways.clear();
    setPublished(null);
    draft.follow(stay ? id : null);
    if (!stay) state.startOver();
    else state.goOnWaiting(sent);
    if (before === null && stay) showAddress(id);
    toast.info(keptNotice(sent.title.trim()));
  };
  const saves = useSaves(state, ways, { onDone, onKept });
  return { ...saves, ways, draft, published, setPublished };
}

/** Saving by hand waits for the save that is under way by itself, and builds on it. */
function useSaves(
  state: PostFormState,
  ways: ConflictWays<PostRow>,
  events: Omit<PublishEvents, "onConflict">,
) {
  const { stage, publish } = usePublish(state, { onConflict: ways.show, ...events });
  const paused = stage.kind !== "idle" || ways.conflict !== null;
  const autosaved = useAutosave(state, { paused, onConflict: ways.show });
  return {
    stage,
    publish: async (how: PublishHow) => {
      await autosaved();
      await publish(how);
    },
  };
}
