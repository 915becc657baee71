import { Box, Flex } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { listing } from "#site/content/listing.ts";
import { blogIntro, blogList, blogMeta } from "#site/content/blog.ts";
import { paths } from "#site/config/paths.ts";
import { ListStatus } from "../listing/list-status.tsx";
import { pageNumber } from "../listing/page-number.ts";
import { Pager } from "../listing/pager.tsx";
import { PageIntro } from "../shell/page-intro.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { usePublicClient } from "../shell/public-backend.tsx";
import { Column } from "../shell/section.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { categoryIn } from "../listing/category-in.ts";
import { postsQuery } from "./post-queries.ts";
import { ListData } from "./list-data.tsx";
import { PostList } from "./post-list.tsx";
import { PostSearch } from "./post-search.tsx";

/** The blog: newest first, twelve a page, one category on request. */
export function BlogPage() {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const category = categoryIn(search);
  const words = (search.get("q") ?? "").trim().slice(0, 100);
  const posts = useQuery(postsQuery(usePublicClient(), page, category, words));
  const listRef = useRef<HTMLElement>(null);
  const showList = () => {
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <PageMeta
        title={listing.titled(blogMeta.title, page)}
        description={blogMeta.description}
        // Shelves are the list once more: one address stands for all of them.
        path={category === null ? paths.blogPage(page) : paths.blog}
      />
      {posts.data !== undefined && <ListData posts={posts.data.rows} />}
      <PageIntro headline={blogIntro.headline} lead={blogIntro.lead} />
      <Column>
        <Flex
          marginBlockStart={{ base: "10", lg: "16" }}
          // Beside each other where the shelves leave room, else the search below them.
          wrap="wrap"
          justify="space-between"
          columnGap="6"
          rowGap={{ base: "6", md: "3" }}
        >
          <Box minWidth="0" maxWidth="full">
            <CategoryChips chosen={category} />
          </Box>
          <PostSearch words={words} />
        </Flex>
        <ListStatus
          query={posts}
          loading={blogList.loading}
          shown={words !== ""}
          found={(total) => (words === "" ? blogList.count(total) : blogList.found(total, words))}
        />
        <Box
          as="section"
          ref={listRef}
          tabIndex={-1}
          aria-label={blogList.label}
          aria-busy={posts.isFetching}
          outline="none"
          scrollMarginBlockStart="28"
          paddingBlockStart={{ base: "8", lg: "12" }}
          paddingBlockEnd={{ base: "4.5rem", lg: "8.5rem" }}
        >
          <PostList
            posts={posts}
            opening={page === 1 && category === null && words === ""}
            empty={emptyCopy(category, words)}
          />
          {posts.data !== undefined && posts.data.rows.length > 0 && (
            <Pager
              page={page}
              total={posts.data.total}
              pageSize={posts.data.pageSize}
              onTurn={showList}
            />
          )}
        </Box>
      </Column>
    </>
  );
}

function emptyCopy(category: string | null, words: string) {
  if (words !== "") return blogList.emptySearch;
  return category === null ? blogList.empty : blogList.emptyCategory;
}
