import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { isNotFound } from "#supabase/data/errors.ts";
import { listing } from "#site/content/listing.ts";
import { blogList, blogMeta } from "#site/content/blog.ts";
import { paths } from "#site/config/paths.ts";
import { useBuiltEmpty } from "../list/built-empty.tsx";
import { pathOfFormerQuery } from "../list/former-query.ts";
import { listPath, withQuery, SEARCH_MAX } from "../list/list-address.ts";
import type { ListPage } from "../list/list-address.ts";
import { ListStatus } from "../list/list-status.tsx";
import { Pager } from "../list/pager.tsx";
import { useListPage } from "../list/use-list-page.ts";
import { UnknownPath } from "../not-found/unknown-path.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "#site/ui/column.tsx";
import { BlogMasthead } from "./blog-masthead.tsx";
import { BlogEnd } from "./blog-end.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { categoriesQuery, postsQuery } from "./post-queries.ts";
import { ListJsonLd } from "../list/list-json-ld.tsx";
import { PostList } from "./post-list.tsx";
import { PostSearch } from "./post-search.tsx";

/** The blog's list: newest first, twelve per page, all posts or those of a category, filtered by search. */
export function BlogPage() {
  const { listPage, query } = useListPage();
  const { data: categories } = useQuery(categoriesQuery(usePublicClient()));
  const current = pathOfFormerQuery(paths.blog, query, categories);
  if (current !== null) return <Navigate to={current} replace />;
  if (listPage === null) return <UnknownPath />;
  return (
    <BlogList listPage={listPage} words={(query.get("q") ?? "").trim().slice(0, SEARCH_MAX)} />
  );
}

interface BlogListProps {
  readonly listPage: ListPage;
  /** Search words; "" for none. */
  readonly words: string;
}

function BlogList({ listPage, words }: BlogListProps) {
  const { page, category } = listPage;
  const posts = useQuery(postsQuery(usePublicClient(), listPage, words));
  const isUnfiltered = category === null && words === "";
  const isBuiltEmpty = useBuiltEmpty();
  const isEmpty =
    isUnfiltered && (posts.data === undefined ? isBuiltEmpty : posts.data.total === 0);
  if (isNotFound(posts.error)) return <UnknownPath />;

  return (
    <>
      <ListHead listPage={listPage} />
      {posts.data !== undefined && (
        <ListJsonLd
          items={posts.data.rows.map(({ title, slug }) => ({
            name: title,
            path: paths.blogPost(slug),
          }))}
        />
      )}
      <Column>
        <BlogMasthead>{!isEmpty && <PostSearch category={category} words={words} />}</BlogMasthead>
        {!isEmpty && (
          <Box marginBlockStart={{ base: "4", lg: "5" }}>
            <CategoryChips chosen={category} />
          </Box>
        )}
        <ListStatus
          query={posts}
          loading={blogList.loading}
          shown={words !== ""}
          found={(total) => (words === "" ? blogList.count(total) : blogList.found(total, words))}
        />
        <Box
          as="section"
          aria-label={blogList.label}
          aria-busy={posts.isFetching}
          paddingBlockStart={{ base: "8", lg: "12" }}
          paddingBlockEnd={{ base: "4rem", lg: "6rem" }}
        >
          <PostList
            posts={posts}
            hasLead={page === 1 && isUnfiltered}
            empty={emptyCopy(category, words)}
          />
          {posts.data !== undefined && posts.data.rows.length > 0 && (
            <Pager
              page={page}
              total={posts.data.total}
              pageSize={posts.data.pageSize}
              urlOfPage={(number) =>
                withQuery(listPath(paths.blog, { category, page: number }), { q: words })
              }
            />
          )}
        </Box>
      </Column>
      {!isEmpty && <BlogEnd />}
    </>
  );
}

/** Title and canonical URL: the path, whatever is searched. */
function ListHead({ listPage }: { readonly listPage: ListPage }) {
  const { data: categories = [] } = useQuery(categoriesQuery(usePublicClient()));
  const chosen = categories.filter(({ slug }) => slug === listPage.category);
  const labels = chosen.map(({ name }) => name);
  const path = listPath(paths.blog, listPage);
  return <PageMeta {...listing.head(blogMeta, labels, listPage.page)} path={path} />;
}

function emptyCopy(category: string | null, words: string) {
  if (words !== "") return blogList.emptySearch;
  return category === null ? blogList.empty : blogList.emptyCategory;
}
