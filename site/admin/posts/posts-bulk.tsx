import { updatePost, restorePost, trashPost } from "#supabase/data/posts.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { PublishBulk } from "#site/admin/data-table/publish-bulk.tsx";
import type { SelectAll } from "#site/admin/data-table/use-select-all.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

interface PostsBulkProps {
  readonly selection: RowSelection<ListedPost>;
  readonly selectAll: SelectAll;
}

/** Bulk actions for the selected posts. */
export function PostsBulk(props: PostsBulkProps) {
  const client = useStaffClient();
  return (
    <PublishBulk
      {...props}
      nouns={["post", "posts"]}
      refresh={useRefreshList("posts")}
      setStatus={({ id, version }, status) => updatePost(client, id, version, { status })}
      trash={({ id, version }) => trashPost(client, id, version)}
      restore={({ id }) => restorePost(client, id)}
    />
  );
}
