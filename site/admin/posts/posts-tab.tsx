import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { ListPager } from "#site/admin/shell/list-pager.tsx";
import { useLastPage } from "#site/admin/shell/last-page.ts";
import { useListState } from "#site/admin/shell/list-state.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { NoPosts } from "./no-posts.tsx";
import { POST_LIST } from "./post-options.ts";
import { PostsFilters } from "./posts-filters.tsx";
import { PostsSkeleton } from "./posts-skeleton.tsx";
import { PostsTable } from "./posts-table.tsx";
import { usePostList } from "./use-posts.ts";
import { WaitingPosts } from "./waiting-posts.tsx";

/** Every post, drafts and trash included: find, open, view, delete, bring back. */
export function PostsTab() {
  const list = useListState(POST_LIST);
  const posts = usePostList(list);
  const { change } = list;
  useLastPage(posts.data, change);
  const none = posts.isSuccess && posts.data.total === 0;
  const bare = none && list.search === "" && list.status === "all";
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
      {posts.isError && (
        <ErrorNotice
          message={`The posts could not be loaded. ${messageOf(posts.error)}`.trim()}
          onRetry={() => void posts.refetch()}
        />
      )}
      {none && (
        <NoPosts
          status={list.status}
          searched={list.search !== ""}
          action={bare && <NewPostButton />}
          onShowAll={() => {
            change({ search: "", status: "all" });
          }}
        />
      )}
      {posts.isSuccess && !none && (
        <Stack gap="4" opacity={posts.isPlaceholderData ? 0.6 : 1}>
          <PostsTable rows={posts.data.rows} />
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
