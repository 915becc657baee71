import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { blogIntro, blogList, blogMeta } from "#site/content/blog.ts";
import { paths } from "#site/config/paths.ts";
import { pageNumber } from "../listing/page-number.ts";
import { Pager } from "../listing/pager.tsx";
import { useSiteOrigin } from "../shell/site-origin.ts";
import { PageIntro } from "../shell/page-intro.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { usePublicClient } from "../shell/public-backend.tsx";
import { Column } from "../shell/section.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { categoryIn } from "./category-in.ts";
import { postsQuery } from "./post-queries.ts";
import { PostList } from "./post-list.tsx";

/** The blog: newest first, twelve a page, one category on request. */
export function BlogPage() {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const category = categoryIn(search);
  const posts = useQuery(postsQuery(usePublicClient(), page, category));
  const listRef = useRef<HTMLElement>(null);
  const showList = () => {
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <PageMeta
        title={blogMeta.title}
        description={blogMeta.description}
        canonical={`${useSiteOrigin()}${paths.blogPage(page)}`}
      />
      <PageIntro headline={blogIntro.headline} lead={blogIntro.lead} />
      <Column>
        <CategoryChips chosen={category} />
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
            opening={page === 1 && category === null}
            filtered={category !== null}
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
