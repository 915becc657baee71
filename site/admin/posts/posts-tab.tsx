import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { CategoryFilter } from "#site/admin/categories/index.ts";
import { ListFilters } from "#site/admin/data-table/list-filters.tsx";
import { ResourceList } from "#site/admin/data-table/resource-list.tsx";
import { TableSkeleton } from "#site/admin/data-table/table-skeleton.tsx";
import { useResourceList } from "#site/admin/data-table/use-resource-list.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { NoPosts, NoPostsYet } from "./no-posts.tsx";
import { POST_LIST } from "./post-list-options.ts";
import { PostsBulk } from "./posts-bulk.tsx";
import { PostsTable } from "./posts-table.tsx";
import { OutboxList } from "./outbox-list.tsx";
import { POSTS } from "./use-posts.ts";
import { postLabel } from "./post-form-rules.ts";

/** List of all posts including drafts and trash, with search, filters and bulk actions. */
export function PostsTab() {
  const posts = useResourceList(POSTS);
  const { list, selection, selectAll, isTableEmpty } = posts;
  const { search, status, category, change } = list;
  return (
    <ResourceList
      resource={posts}
      heading="Blog Posts Management"
      nouns={["post", "posts"]}
      action={isTableEmpty !== true && <NewPostButton />}
      filters={
        <>
          <OutboxList />
          <ListFilters
            list={list}
            noun="posts"
            options={POST_LIST}
            statusLabel="Show posts"
            sortLabel="Order of posts"
          >
            <CategoryFilter
              label={postLabel("categoryId")}
              value={category}
              onChange={(next) => {
                change({ category: next });
              }}
            />
          </ListFilters>
        </>
      }
      skeleton={<TableSkeleton noun="posts" rows={5} columns={4} hasCaption />}
      noRows={<NoPostsYet action={isTableEmpty === true && <NewPostButton />} />}
      noMatches={
        <NoPosts
          inTrash={status === "trash" && search === "" && category === null}
          onShowAll={() => {
            change({ search: "", status: "all", category: null });
          }}
        />
      }
    >
      {({ rows }) => (
        <>
          <PostsBulk selection={selection} selectAll={selectAll} />
          <PostsTable rows={rows} selection={selection} />
        </>
      )}
    </ResourceList>
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
