import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import { useSelection } from "#site/admin/lists/use-selection.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { ListPager } from "#site/admin/shell/list-pager.tsx";
import { useLastPage } from "#site/admin/shell/last-page.ts";
import { placeInList } from "#site/admin/shell/list-params.ts";
import { loadProblem } from "#site/admin/shell/load-problem.ts";
import { useListState } from "#site/admin/shell/list-state.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { NoPosts } from "./no-posts.tsx";
import { POST_LIST } from "./post-options.ts";
import { PostsBulk } from "./posts-bulk.tsx";
import { PostsFilters } from "./posts-filters.tsx";
import { PostsSkeleton } from "./posts-skeleton.tsx";
import { PostsTable } from "./posts-table.tsx";
import { usePostList } from "./use-posts.ts";
import { WaitingPosts } from "./waiting-posts.tsx";

const NO_ROWS: readonly PostListRow[] = [];

/** Every post, drafts and trash included: find, open, view, delete, bring back. */
export function PostsTab() {
  const list = useListState(POST_LIST);
  const posts = usePostList(list);
  const { change } = list;
  useLastPage(posts.data, change);
  const selection = useSelection(posts.data?.rows ?? NO_ROWS, placeInList(list));
  const problem = loadProblem(posts);
  const none = posts.data?.total === 0;
  const bare = none && list.search === "" && list.status === "all" && list.category === null;
  return (
    <Stack gap="5">
      <Flex align="center" justify="space-between" gap="4" flexWrap="wrap" minHeight="10">
        <Heading as="h2" textStyle="uiTitle">
          Blog Posts Management
        </Heading>
        {!bare && <NewPostButton />}
      </Flex>
      <WaitingPosts />
      <PostsFilters list={list} />
      {posts.isPending && <PostsSkeleton />}
      {problem !== null && (
        <ErrorNotice
          message={`The posts could not be loaded. ${messageOf(problem)}`.trim()}
          onRetry={() => void posts.refetch()}
        />
      )}
      {none && (
        <NoPosts
          status={list.status}
          searched={list.search !== "" || list.category !== null}
          action={bare && <NewPostButton />}
          onShowAll={() => {
            change({ search: "", status: "all", category: null });
          }}
        />
      )}
      {posts.data !== undefined && !none && (
        <Stack gap="4" opacity={posts.isPlaceholderData ? 0.6 : 1}>
          <PostsTable rows={posts.data.rows} selection={selection} />
          <ListPager
            page={posts.data}
            noun={posts.data.total === 1 ? "post" : "posts"}
            onPage={(next) => {
              change({ page: next });
            }}
          />
          <PostsBulk selection={selection} />
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
