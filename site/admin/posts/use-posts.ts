import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deletePostForever,
  getPost,
  listPosts,
  restorePost,
  trashPost,
} from "#supabase/data/posts.ts";
import type { PostSortColumn, PostsQuery } from "#supabase/data/posts.ts";
import type { ListParams } from "#site/admin/data-table/list-params.ts";
import { sortOf } from "#site/admin/data-table/list-params.ts";
import { withPersistedFallback } from "#site/admin/offline/query-persistence.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { listedColumns } from "#site/schemas/columns.ts";
import type { ListedColumn } from "#site/schemas/entity.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostFilter } from "./post-options.ts";

type PostListParams = ListParams<PostFilter, PostSortColumn>;

/** One page of the list; the previous page stays visible while the next one loads. */
export function usePostList({ search, status, sort, category, page }: PostListParams) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.posts, "list", { search, status, sort, category, page }],
    queryFn: ({ signal }) =>
      listPosts(client, { ...postsQuery({ search, status, sort, category }), page, signal }),
    // Refetches on every mount, so that edits start from current rows.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Maps the list state in the URL to the query module's parameters, without the page. */
export function postsQuery({
  search,
  status,
  sort,
  category,
}: Omit<PostListParams, "page">): PostsQuery<ListedColumn<typeof postSchema>> {
  return {
    columns: listedColumns(postSchema),
    search,
    sort: sortOf(sort),
    category,
    trashed: status === "trash",
    ...(status === "all" || status === "trash" ? {} : { status }),
  };
}

/** Loads one post: fetched on each mount, never refetched while the editor is open. */
export function usePost(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.posts, "one", id],
    queryFn: ({ signal, queryKey }) =>
      withPersistedFallback(queryKey, () => getPost(client, id, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useTrashPost() {
  const client = useStaffClient();
  return usePostChange((id: string) => trashPost(client, id));
}

export function useRestorePost() {
  const client = useStaffClient();
  return usePostChange((id: string) => restorePost(client, id));
}

export function useErasePost() {
  const client = useStaffClient();
  return usePostChange((id: string) => deletePostForever(client, id));
}

/** Invalidates lists and counters after every change, including failed ones. */
function usePostChange(change: (id: string) => Promise<void>) {
  const refresh = useRefreshPosts();
  return useMutation({ mutationFn: change, onSettled: refresh });
}

/** Returns a function that refetches the post lists and the overview's counters. */
export function useRefreshPosts() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [...adminKeys.posts, "list"] }),
      cache.invalidateQueries({ queryKey: adminKeys.counts }),
    ]);
}
