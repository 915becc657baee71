import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { UnloadedRow } from "#site/admin/data-table/unloaded-row.tsx";
import { PostForm } from "./post-form.tsx";
import { ownEntryOf, useOutboxState } from "./outbox.ts";
import { usePost } from "./use-posts.ts";

/** Loads a post, then edits it. Waits for the outbox, because its entry takes precedence over the saved row. */
export function PostEditor({ id }: { readonly id: string }) {
  const ready = useOutboxState((outbox) => outbox.ready);
  return ready ? <EntryOrSavedPost id={id} /> : <Loading />;
}

function EntryOrSavedPost({ id }: { readonly id: string }) {
  const [entry] = useState(() => ownEntryOf(id));
  if (entry === null) return <SavedPost id={id} />;
  return <PostForm loaded={entry.base} entry={entry} />;
}

/** Loads the saved row once; a refetch does not replace the form values. */
function SavedPost({ id }: { readonly id: string }) {
  const post = usePost(id);
  if (post.isPending) return <Loading />;
  if (post.isError) {
    return (
      <UnloadedRow
        noun="post"
        error={post.error}
        tab="blog-posts"
        onRetry={() => void post.refetch()}
      />
    );
  }
  return <PostForm loaded={post.data} />;
}

function Loading() {
  return (
    <Stack gap="4" role="status" aria-label="Loading the post">
      <Skeleton height="8" width="12rem" />
      <Skeleton height="72" />
    </Stack>
  );
}
