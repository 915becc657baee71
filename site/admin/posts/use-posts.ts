import { useQuery } from "@tanstack/react-query";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import type { PostSortColumn } from "#supabase/data/posts.ts";
import { anyRow } from "#site/admin/data-table/any-row.ts";
import { sortOf } from "#site/admin/data-table/list-params.ts";
import type { Resource } from "#site/admin/data-table/use-resource-list.ts";
import { withPersistedFallback } from "#site/admin/offline/query-persistence.ts";
import { adminKeys, rowKey } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { listedColumns, searchedColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { POST_LIST } from "./post-list-options.ts";
import type { PostFilter } from "./post-list-options.ts";

/** The posts of the dashboard's list. */
export const POSTS: Resource<ListedPost, PostFilter, PostSortColumn> = {
  queryKey: adminKeys.posts,
  options: POST_LIST,
  fetchPage: (client, { search, status, sort, category }, paging) =>
    listPosts(client, {
      columns: listedColumns(postSchema),
      search,
      searchIn: searchedColumns(postSchema),
      sort: sortOf(sort),
      category,
      trashed: status === "trash",
      ...(status === "all" || status === "trash" ? {} : { status }),
      ...paging,
    }),
  fetchAny: (client, signal) => anyRow((query) => listPosts(client, { ...query, signal })),
};

/** Loads one post: fetched on each mount, never refetched while the editor is open. */
export function usePost(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: rowKey(adminKeys.posts, id),
    queryFn: ({ signal, queryKey }) =>
      withPersistedFallback(queryKey, () => getPost(client, id, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}
