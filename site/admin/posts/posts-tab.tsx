import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import { listPosts } from "#supabase/data/posts.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { anyRow } from "#site/admin/data-table/any-row.ts";
import { useEmptyTable } from "#site/admin/data-table/use-empty-table.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { useSelectAll } from "#site/admin/data-table/use-select-all.ts";
import { useSelection } from "#site/admin/data-table/use-selection.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { ListPager } from "#site/admin/data-table/list-pager.tsx";
import { useLastPage } from "#site/admin/data-table/clamp-page.ts";
import { filterKey } from "#site/admin/data-table/list-params.ts";
import { queryError } from "#site/admin/context/query-error.ts";
import { useListState } from "#site/admin/data-table/list-state.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { ErrorNotice } from "#site/ui/states.tsx";
import { NoPosts, NoPostsYet } from "./no-posts.tsx";
import { POST_LIST } from "./post-options.ts";
import { PostsBulk } from "./posts-bulk.tsx";
import { PostsFilters } from "./posts-filters.tsx";
import { PostsSkeleton } from "./posts-skeleton.tsx";
import { PostsTable } from "./posts-table.tsx";
import { postsQuery, usePostList } from "./use-posts.ts";
import { QueuedPosts } from "./queued-posts.tsx";

const NO_ROWS: readonly ListedPost[] = [];

/** List of all posts including drafts and trash, with search, filters and bulk actions. */
export function PostsTab() {
  const list = useListState(POST_LIST);
  const container = useListFocus<HTMLDivElement>();
  const posts = usePostList(list);
  const { change } = list;
  useLastPage(posts.data, change);
  const client = useStaffClient();
  const selection = useSelection(posts.data?.rows ?? NO_ROWS, filterKey(list));
  const selectAll = useSelectAll(selection, {
    queryKey: [...adminKeys.posts, "list", "total", filterKey(list)],
    page: posts.data,
    fetchPage: (query) => listPosts(client, { ...postsQuery(list), ...query }),
  });
  const error = queryError(posts);
  const isListEmpty = posts.data?.total === 0;
  /** True if the table has no row at all, including the trash; null while unknown. */
  const isTableEmpty = useEmptyTable({
    queryKey: adminKeys.posts,
    isListEmpty,
    fetchAny: (signal) => anyRow((query) => listPosts(client, { ...query, signal })),
  });
  const hasFilter = list.search !== "" || list.category !== null;
  const isUnfiltered = !hasFilter && list.status === "all";
  const hasNoPosts =
    isTableEmpty === true || (isListEmpty && isTableEmpty === false && isUnfiltered);
  return (
    <Stack ref={container} gap="5">
      <Flex align="center" justify="space-between" gap="4" flexWrap="wrap" minHeight="10">
        <Heading as="h2" textStyle="uiTitle" {...LIST_HEADING}>
          Blog Posts Management
        </Heading>
        {isTableEmpty !== true && <NewPostButton />}
      </Flex>
      <QueuedPosts />
      <PostsFilters list={list} />
      {(posts.isPending || isTableEmpty === null) && <PostsSkeleton />}
      {error !== null && (
        <ErrorNotice
          message={`The posts could not be loaded. ${messageOf(error)}`.trim()}
          onRetry={() => void posts.refetch()}
        />
      )}
      {hasNoPosts && <NoPostsYet action={isTableEmpty && <NewPostButton />} />}
      {isListEmpty && isTableEmpty === false && !isUnfiltered && (
        <NoPosts
          inTrash={list.status === "trash" && !hasFilter}
          onShowAll={() => {
            change({ search: "", status: "all", category: null });
          }}
        />
      )}
      {posts.data !== undefined && !isListEmpty && (
        <Stack gap="4" opacity={posts.isPlaceholderData ? 0.6 : 1}>
          <PostsBulk selection={selection} selectAll={selectAll} />
          <PostsTable rows={posts.data.rows} selection={selection} />
          <ListPager
            page={posts.data}
            noun={posts.data.total === 1 ? "post" : "posts"}
            onPage={(next) => {
              change({ page: next });
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}

function NewPostButton() {
  const { openTab } = useAdminNavigation();
  return (
    <Button
      size="sm"
      onClick={() => {
        openTab("new-blog");
      }}
    >
      <Plus aria-hidden /> New Post
    </Button>
  );
}
