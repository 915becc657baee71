import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { useTab } from "#site/admin/shell/dashboard-tabs.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { waitingPost } from "./keep-for-later.ts";
import { PostEditor } from "./post-editor.tsx";
import { postOutbox } from "./post-outbox.ts";
import { usePost } from "./use-posts.ts";

/** `shown`: the address has followed the first save, so that leaving it means leaving the post. */
const NOTHING_SAVED = { count: 0, savedAs: "", shown: false };

/** An empty form, or the post that the address names. */
export function NewBlogTab() {
  const { id } = useTab();
  const [writing, setWriting] = useState(NOTHING_SAVED);
  const { count, savedAs, shown } = writing;
  if (savedAs !== "" && id === savedAs && !shown) setWriting({ ...writing, shown: true });
  // The post that was begun here is left, for an empty form or another post.
  if (shown && id !== savedAs) setWriting({ ...NOTHING_SAVED, count: count + 1 });
  if (id === null || id === savedAs) {
    return (
      <PostEditor
        key={`new ${String(count)}`}
        loaded={null}
        onFirstSave={(rowId) => {
          // The form that somebody types in goes on; only its address changes.
          setWriting({ ...writing, savedAs: rowId });
        }}
      />
    );
  }
  return <LoadedEditor key={id} id={id} />;
}

/** A draft that waits on this device is opened as it was saved there. */
function LoadedEditor({ id }: { readonly id: string }) {
  const ready = postOutbox.useOutbox((outbox) => outbox.ready);
  return ready ? <FoundEditor id={id} /> : <Loading />;
}

function FoundEditor({ id }: { readonly id: string }) {
  const [waiting] = useState(() => waitingPost(id));
  if (waiting === null) return <StoredEditor id={id} />;
  return <PostEditor loaded={waiting.base} waiting={waiting} />;
}

/** What is loaded later never replaces what is being typed. */
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
