import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { isNotFound } from "#supabase/data/errors.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { blogPost } from "#site/content/blog.ts";
import { Article } from "#site/rich-text/article.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { RuledEnd } from "../layout/ruled-end.tsx";
import { BackLink } from "../layout/text-link.tsx";
import { ArticlePlaceholder } from "./article-placeholder.tsx";
import { PostMeta } from "./post-meta.tsx";
import { PostNotFound } from "./post-not-found.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { postQuery } from "./post-queries.ts";
import { RelatedPosts } from "./related-posts.tsx";

/** Page of a post. A former slug is replaced by the current one. */
export function BlogPostPage() {
  const { slug = "" } = useParams();
  const post = useQuery(postQuery(usePublicClient(), slug));
  // Checked before `data`: a post unpublished since the last fetch is not shown from the cache.
  if (isNotFound(post.error)) {
    return <PostNotFound error={post.error} onRetry={() => void post.refetch()} />;
  }
  if (post.data !== undefined && post.data.slug !== slug) {
    return <Navigate to={paths.blogPost(post.data.slug)} replace />;
  }
  if (post.data !== undefined) return <PublishedArticle post={post.data} />;
  if (post.error !== null) {
    return <PostNotFound error={post.error} onRetry={() => void post.refetch()} />;
  }
  return <ArticlePlaceholder />;
}

/** The end of an article: an invitation, and the way back to the list. */
function ArticleEnd() {
  const { call, back } = blogPost;
  const { heading, text, primary } = call;
  return (
    <RuledEnd heading={heading} text={text}>
      <ButtonLink to={primary.to} size="xl">
        {primary.label}
      </ButtonLink>
      <BackLink to={back.to}>{back.label}</BackLink>
    </RuledEnd>
  );
}

function PublishedArticle({ post }: { readonly post: PublishedPost }) {
  return (
    <>
      <PostMeta post={post} />
      <ReadingProgress aria-hidden />
      <Box
        overflowX="clip"
        paddingBlockStart={{ base: "10", lg: "20" }}
        paddingBlockEnd={{ base: "4rem", lg: "6rem" }}
      >
        <Column>
          <Article post={post} />
        </Column>
      </Box>
      {post.category !== null && <RelatedPosts category={post.category} except={post.id} />}
      <ArticleEnd />
    </>
  );
}
