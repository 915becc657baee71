import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { toast } from "#site/ui/toaster.tsx";
import { keptNotice } from "./post-messages.ts";
import type { WaitingPost } from "./post-outbox.ts";
import { useConflict } from "./use-conflict.ts";
import type { PostFormState } from "./use-post-form.ts";
import { usePublish } from "./use-publish.ts";
import type { KeptPost, PublishedPost } from "./use-publish.ts";
import { usePublishedNotices } from "./use-published-notices.ts";
import { useWaitingPost } from "./use-waiting-post.ts";

/** Saving from the editor, and what each outcome means for the form, the address and the notes. */
export function useSaving(
  state: PostFormState,
  waiting: WaitingPost | null,
  onFirstSave?: (id: string) => void,
) {
  const { openTab } = useAdminNavigation();
  const ways = useConflict(state);
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
  const saving = usePublish(state, waiting, { onConflict: ways.show, onDone, onKept });
  return { ...saving, ways, draft, published, setPublished };
}
