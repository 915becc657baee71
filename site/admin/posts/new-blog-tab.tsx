import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { useTab } from "#site/admin/navigation/dashboard-tabs.ts";
import { ErrorNotice } from "#site/ui/states.tsx";
import { queuedPost } from "./queue-draft.ts";
import { PostEditor } from "./post-editor.tsx";
import { postOutbox } from "./post-outbox.ts";
import { usePost } from "./use-posts.ts";

/**
 * `isInUrl`: the URL already contains the id of the first save, so another id means a different post.
 */
const INITIAL_STATE = { count: 0, savedAs: "", isInUrl: false };

/** An empty form, or the post whose id is in the URL. */
export function NewBlogTab() {
  const { id } = useTab();
  const [state, setState] = useState(INITIAL_STATE);
  const { count, savedAs, isInUrl } = state;
  if (savedAs !== "" && id === savedAs && !isInUrl) setState({ ...state, isInUrl: true });
  // Navigated away from the post created here: starts a new, empty form.
  if (isInUrl && id !== savedAs) setState({ ...INITIAL_STATE, count: count + 1 });
  if (id === null || id === savedAs) {
    return (
      <PostEditor
        key={`new ${String(count)}`}
        loaded={null}
        onFirstSave={(rowId) => {
          // Keeps the mounted form and its state; only the URL changes.
          setState({ ...state, savedAs: rowId });
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
      <ErrorNotice
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
