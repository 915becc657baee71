import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { queuedPost } from "./queue-draft.ts";
import { PostEditor } from "./post-editor.tsx";
import { postOutbox } from "./post-outbox.ts";
import { usePost } from "./use-posts.ts";

interface NewPostForm {
  /** Increments with each empty form. */
  readonly count: number;
  /** The row that the form has created; null before that. */
  readonly rowId: string | null;
  /** False while the URL is about to change to the row, so that the form stays mounted. */
  readonly isInUrl: boolean;
}

const EMPTY_FORM: NewPostForm = { count: 0, rowId: null, isInUrl: true };

/** An empty form, or the post whose id is in the URL. */
export function NewBlogTab() {
  const { id } = useTab();
  const [state, setState] = useState(EMPTY_FORM);
  const { count, rowId, isInUrl } = state;
  if (!isInUrl && id === rowId) setState({ ...state, isInUrl: true });
  // Navigated away from the post created here: starts a new, empty form.
  if (isInUrl && rowId !== null && id !== rowId) setState({ ...EMPTY_FORM, count: count + 1 });
  if (id === null || id === rowId || !isInUrl) {
    return (
      <PostEditor
        key={`new ${String(count)}`}
        loaded={null}
        onRowChange={(rowId) => {
          // Keeps the mounted form and its state; only the URL changes.
          setState({ ...state, rowId, isInUrl: false });
        }}
      />
    );
  }
  return <LoadedEditor key={id} id={id} />;
}

/** Waits for the outbox, because a queued draft takes precedence over the stored row. */
function LoadedEditor({ id }: { readonly id: string }) {
  const ready = postOutbox.useOutbox((outbox) => outbox.ready);
  return ready ? <QueuedOrStoredEditor id={id} /> : <Loading />;
}

function QueuedOrStoredEditor({ id }: { readonly id: string }) {
  const [waiting] = useState(() => queuedPost(id));
  if (waiting === null) return <StoredEditor id={id} />;
  return <PostEditor loaded={waiting.base} waiting={waiting} />;
}

/** Loads the stored row once; a refetch does not replace the form values. */
function StoredEditor({ id }: { readonly id: string }) {
  const post = usePost(id);
  if (post.isPending) return <Loading />;
  if (post.isError) {
    return (
      <ErrorState
        message={messageOf(post.error) || "The post could not be loaded."}
        onRetry={() => void post.refetch()}
      />
    );
  }
  return <PostEditor loaded={post.data} />;
}

function Loading() {
  return (
    <Stack gap="4" role="status" aria-label="Loading the post">
      <Skeleton height="8" width="12rem" />
      <Skeleton height="72" />
    </Stack>
  );
}
