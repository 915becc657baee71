import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import { listPosts } from "#supabase/data/posts.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import { anyRow } from "#site/admin/lists/any-row.ts";
import { useEmptyTable } from "#site/admin/lists/use-empty-table.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/lists/use-list-focus.ts";
import { useSelectAll } from "#site/admin/lists/use-select-all.ts";
import { useSelection } from "#site/admin/lists/use-selection.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { ListPager } from "#site/admin/shell/list-pager.tsx";
import { useLastPage } from "#site/admin/shell/last-page.ts";
import { filterKey } from "#site/admin/shell/list-params.ts";
import { loadProblem } from "#site/admin/shell/load-problem.ts";
import { useListState } from "#site/admin/shell/list-state.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { NoPosts, NoPostsYet } from "./no-posts.tsx";
import { POST_LIST } from "./post-options.ts";
import { PostsBulk } from "./posts-bulk.tsx";
import { PostsFilters } from "./posts-filters.tsx";
import { PostsSkeleton } from "./posts-skeleton.tsx";
import { PostsTable } from "./posts-table.tsx";
import { postsQuery, usePostList } from "./use-posts.ts";
import { WaitingPosts } from "./waiting-posts.tsx";

const NO_ROWS: readonly PostListRow[] = [];
const NOTHING = { total: 0 };

/** Every post, drafts and trash included: find, open, view, delete, bring back. */
export function PostsTab() {
  const list = useListState(POST_LIST);
  const container = useListFocus<HTMLDivElement>();
  const posts = usePostList(list);
  const { change } = list;
  useLastPage(posts.data, change);
  const client = useStaffClient();
  const selection = useSelection(posts.data?.rows ?? NO_ROWS, filterKey(list));
  const selectAll = useSelectAll(selection, posts.data ?? NOTHING, (asked) =>
    listPosts(client, { ...postsQuery(list), ...asked }),
  );
  const problem = loadProblem(posts);
  const none = posts.data?.total === 0;
  /** No post, in the trash neither. */
  const bare = useEmptyTable({
    queryKey: adminKeys.posts,
    isListEmpty: none,
    fetchAny: (signal) => anyRow((asked) => listPosts(client, { ...asked, signal })),
  });
  const narrowed = list.search !== "" || list.category !== null;
  const untouched = !narrowed && list.status === "all";
  const noneYet = bare === true || (none && bare === false && untouched);
  return (
    <Stack ref={container} gap="5">
      <Flex align="center" justify="space-between" gap="4" flexWrap="wrap" minHeight="10">
        <Heading as="h2" textStyle="uiTitle" {...LIST_HEADING}>
          Blog Posts Management
        </Heading>
        {bare !== true && <NewPostButton />}
      </Flex>
      <WaitingPosts />
      <PostsFilters list={list} />
      {(posts.isPending || bare === null) && <PostsSkeleton />}
      {problem !== null && (
        <ErrorNotice
          message={`The posts could not be loaded. ${messageOf(problem)}`.trim()}
          onRetry={() => void posts.refetch()}
        />
      )}
      {noneYet && <NoPostsYet action={bare && <NewPostButton />} />}
      {none && bare === false && !untouched && (
        <NoPosts
          inTrash={list.status === "trash" && !narrowed}
          onShowAll={() => {
            change({ search: "", status: "all", category: null });
          }}
        />
      )}
      {posts.data !== undefined && !none && (
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
