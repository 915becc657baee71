import type { Article } from "schema-dts";
import { DEFAULT_AUTHOR, META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { laterOf } from "#supabase/data/later-of.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { studio } from "#site/content/studio.ts";
import { paths } from "#site/config/paths.ts";
import { socialPicture } from "../shell/social-picture.ts";
import { cardPicture } from "../shell/structured-data.tsx";

export interface PostMetadata {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly author: string;
  readonly section: string | null;
  readonly tags: readonly string[];
}

/** What search engines and social networks are told about a post. Addresses are absolute. */
export function postMetadata(post: PublishedPost, origin: string, crop?: string): PostMetadata {
  const publishedAt = post.publishedAt ?? post.createdAt;
  return {
    title: post.metaTitle.trim() || post.title,
    description: post.metaDescription.trim() || shortened(post.excerpt, META_DESCRIPTION_MAX),
    address: `${origin}${paths.blogPost(post.slug)}`,
    picture: socialPicture(post.featuredImageUrl, origin, crop),
    publishedAt,
    updatedAt: laterOf(post.updatedAt, publishedAt),
    author: post.author.trim() || DEFAULT_AUTHOR,
    section: post.category?.name ?? null,
    tags: post.tags,
  };
}

/** Structured article data (schema.org). */
export function articleThing(metadata: PostMetadata): Article {
  const author = metadata.author === DEFAULT_AUTHOR ? "Organization" : "Person";
  return {
    "@type": "Article",
    headline: metadata.title,
    description: metadata.description,
    image: cardPicture(metadata.picture),
    datePublished: metadata.publishedAt,
    dateModified: metadata.updatedAt,
    author: { "@type": author, name: metadata.author },
    publisher: { "@type": "Organization", name: studio.name },
    mainEntityOfPage: { "@type": "WebPage", "@id": metadata.address },
    ...(metadata.section === null ? {} : { articleSection: metadata.section }),
    ...(metadata.tags.length === 0 ? {} : { keywords: metadata.tags.join(", ") }),
  };
}
