import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { useNewRowForm } from "#site/admin/form-safety/use-new-row-form.ts";
import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { PostEditor } from "./post-editor.tsx";
import { ownEntryOf, useOutboxState } from "./outbox.ts";
import { usePost } from "./use-posts.ts";

/** An empty form, or the post whose id is in the URL. */
export function PostEditorTab() {
  const { id } = useTab();
  const { isOpen, key, onRowChange } = useNewRowForm(id, null);
  if (id === null || isOpen) {
    return <PostEditor key={key} loaded={null} onRowChange={onRowChange} />;
  }
  return <LoadedEditor key={id} id={id} />;
}

/** Waits for the outbox, because its entry takes precedence over the saved row. */
function LoadedEditor({ id }: { readonly id: string }) {
  const ready = useOutboxState((outbox) => outbox.ready);
  return ready ? <EntryOrSavedPost id={id} /> : <Loading />;
}

function EntryOrSavedPost({ id }: { readonly id: string }) {
  const [entry] = useState(() => ownEntryOf(id));
  if (entry === null) return <SavedPost id={id} />;
  return <PostEditor loaded={entry.base} entry={entry} />;
}

/** Loads the saved row once; a refetch does not replace the form values. */
function SavedPost({ id }: { readonly id: string }) {
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
