import { updatePost, restorePost, trashPost } from "#supabase/data/posts.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import { PublishBulk } from "#site/admin/lists/publish-bulk.tsx";
import type { RowSelection } from "#site/admin/lists/use-selection.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { useRefreshPosts } from "./use-posts.ts";

/** What can be done to all selected posts at once. */
export function PostsBulk({ selection }: { readonly selection: RowSelection<PostListRow> }) {
  const client = useStaffClient();
  return (
    <PublishBulk
      selection={selection}
      nouns={["post", "posts"]}
      refresh={useRefreshPosts()}
      setStatus={({ id, version }, status) => updatePost(client, id, version, { status })}
      trash={({ id, version }) => trashPost(client, id, version)}
      restore={({ id }) => restorePost(client, id)}
    />
  );
}
