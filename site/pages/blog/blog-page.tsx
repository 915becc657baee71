import { Box, Flex } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { listing } from "#site/content/listing.ts";
import { blogIntro, blogList, blogMeta } from "#site/content/blog.ts";
import { paths } from "#site/config/paths.ts";
import { useBuiltEmpty } from "../list/built-empty.tsx";
import { listAddress } from "../list/list-address.ts";
import { ListStatus } from "../list/list-status.tsx";
import { pageNumber } from "../list/page-number.ts";
import { Pager } from "../list/pager.tsx";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "../layout/section.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { categoryParam } from "../list/category-param.ts";
import { categoriesQuery, postsQuery } from "./post-queries.ts";
import { ListJsonLd } from "./list-json-ld.tsx";
import { PostList } from "./post-list.tsx";
import { PostSearch } from "./post-search.tsx";

/** The blog's list: newest first, twelve per page, filtered by category or search. */
export function BlogPage() {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const category = categoryParam(search);
  const words = (search.get("q") ?? "").trim().slice(0, 100);
  const posts = useQuery(postsQuery(usePublicClient(), page, category, words));
  const isUnfiltered = category === null && words === "";
  const isBuiltEmpty = useBuiltEmpty();
  const isEmpty =
    isUnfiltered && (posts.data === undefined ? isBuiltEmpty : posts.data.total === 0);
  const listRef = useRef<HTMLElement>(null);
  const showList = () => {
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <ListHead page={page} category={category} />
      {posts.data !== undefined && <ListJsonLd posts={posts.data.rows} />}
      <PageIntro headline={blogIntro.headline} lead={blogIntro.lead} />
      <Column>
        {!isEmpty && <Finding category={category} words={words} />}
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
            opening={page === 1 && isUnfiltered}
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

interface ListHeadProps {
  readonly page: number;
  readonly category: string | null;
}

/** Title and canonical URL. A category has its own, one that is gone has those of the whole list. */
function ListHead({ page, category }: ListHeadProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(usePublicClient()));
  const labels = categories.filter(({ id }) => id === category).map(({ name }) => name);
  const isGone = category !== null && labels.length === 0;
  const path = isGone ? paths.blog : listAddress(paths.blog, { category }, page);
  return <PageMeta {...listing.head(blogMeta, labels, page)} path={path} />;
}

interface FindingProps {
  readonly category: string | null;
  readonly words: string;
}

/** Category filter and search field, in one row if there is space. */
function Finding({ category, words }: FindingProps) {
  return (
    <Flex
      marginBlockStart={{ base: "10", lg: "16" }}
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
  );
}

function emptyCopy(category: string | null, words: string) {
  if (words !== "") return blogList.emptySearch;
  return category === null ? blogList.empty : blogList.emptyCategory;
}
