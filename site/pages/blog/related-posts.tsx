import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { Category } from "#supabase/data/categories.ts";
import { blogPost } from "#site/content/blog.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Section } from "../layout/section.tsx";
import { positionOf, gridStyle } from "./card-style.ts";
import { PostCard } from "./post-card.tsx";
import { RELATED_POSTS, relatedQuery } from "./post-queries.ts";

interface RelatedPostsProps {
  readonly category: Category;
  /** Id of the current post. */
  readonly except: string;
}

/**
 * The newest other posts of the same category. Renders nothing while loading, on failure, and if there are
 * none.
 */
export function RelatedPosts({ category, except }: RelatedPostsProps) {
  const posts = useQuery(relatedQuery(usePublicClient(), category.id));
  const others = (posts.data?.rows ?? []).filter(({ id }) => id !== except).slice(0, RELATED_POSTS);
  if (others.length === 0) return null;
  const heading = blogPost.related(category.name);
  return (
    <Section label={heading} bg="bg.subtle" screenOnly>
      <chakra.h2 textStyle="heading" overflowWrap="anywhere" marginBlockEnd="10">
        {heading}
      </chakra.h2>
      <chakra.ul css={gridStyle}>
        {others.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            position={positionOf(index, others.length, false)}
            level="h3"
          />
        ))}
      </chakra.ul>
    </Section>
  );
}
