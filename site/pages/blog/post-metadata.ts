import type { Article } from "schema-dts";
import { DEFAULT_AUTHOR, META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { laterOf } from "#supabase/data/later-of.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { studio } from "#site/content/studio.ts";
import { paths } from "#site/config/paths.ts";
import { socialImageUrl } from "../layout/og-image.ts";
import { cardImage } from "../layout/json-ld.tsx";

interface PostMetadata {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly image: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly author: string;
  readonly section: string | null;
  readonly tags: readonly string[];
}

/**
 * Metadata of a post for search engines and social networks. URLs are absolute if `origin` is set; `ogImage`
 * is the path of the OG image that the build made.
 */
export function postMetadata(post: PublishedPost, origin: string, ogImage?: string): PostMetadata {
  const publishedAt = post.publishedAt ?? post.createdAt;
  return {
    title: post.metaTitle.trim() || post.title,
    description:
      post.metaDescription.trim() || shortened(post.excerpt, META_DESCRIPTION_MAX) || post.title,
    address: `${origin}${paths.blogPost(post.slug)}`,
    image: socialImageUrl(post.featuredImageUrl, origin, ogImage),
    publishedAt,
    updatedAt: laterOf(post.updatedAt, publishedAt),
    author: post.author.trim() || DEFAULT_AUTHOR,
    section: post.category?.name ?? null,
    tags: post.tags,
  };
}

/** The post as JSON-LD (schema.org Article). */
export function articleJsonLd(metadata: PostMetadata): Article {
  const author = metadata.author === DEFAULT_AUTHOR ? "Organization" : "Person";
  return {
    "@type": "Article",
    headline: metadata.title,
    description: metadata.description,
    image: cardImage(metadata.image),
    datePublished: metadata.publishedAt,
    dateModified: metadata.updatedAt,
    author: { "@type": author, name: metadata.author },
    publisher: { "@type": "Organization", name: studio.name },
    mainEntityOfPage: { "@type": "WebPage", "@id": metadata.address },
    ...(metadata.section === null ? {} : { articleSection: metadata.section }),
    ...(metadata.tags.length === 0 ? {} : { keywords: metadata.tags.join(", ") }),
  };
}
