import { DEFAULT_AUTHOR, META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { countCharacters, firstCharacters } from "#supabase/data/post-rules.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { studio } from "#site/content/studio.ts";
import { paths } from "#site/config/paths.ts";
import { DEFAULT_POST_PICTURE, featuredMedia } from "#site/markup/media-kind.ts";

/** Size that social networks crop a shared picture to, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;
const DEFAULT_SOCIAL_PICTURE = "/images/og-default.jpg";

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
export function postMetadata(post: PublishedPost, origin: string): PostMetadata {
  return {
    title: post.metaTitle.trim() || post.title,
    description: post.metaDescription.trim() || shortened(post.excerpt),
    address: `${origin}${paths.blogPost(post.slug)}`,
    picture: socialPicture(post.featuredImageUrl, origin),
    publishedAt: post.publishedAt ?? post.createdAt,
    updatedAt: post.updatedAt || (post.publishedAt ?? post.createdAt),
    author: post.author.trim() || DEFAULT_AUTHOR,
    section: post.category?.name ?? null,
    tags: post.tags,
  };
}

/** Structured article data (schema.org) for a script element: `<` is escaped, so nothing ends it. */
export function articleJson(metadata: PostMetadata): string {
  const author = metadata.author === DEFAULT_AUTHOR ? "Organization" : "Person";
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: metadata.title,
    description: metadata.description,
    image: { "@type": "ImageObject", url: metadata.picture, ...SOCIAL_PICTURE },
    datePublished: metadata.publishedAt,
    dateModified: metadata.updatedAt,
    author: { "@type": author, name: metadata.author },
    publisher: { "@type": "Organization", name: studio.name },
    mainEntityOfPage: { "@type": "WebPage", "@id": metadata.address },
    ...(metadata.section === null ? {} : { articleSection: metadata.section }),
    ...(metadata.tags.length === 0 ? {} : { keywords: metadata.tags.join(", ") }),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function socialPicture(featured: string | null, origin: string): string {
  const { kind, address } = featuredMedia(featured, DEFAULT_POST_PICTURE);
  const usable = kind === "picture" && address !== DEFAULT_POST_PICTURE;
  const picture = usable ? address : DEFAULT_SOCIAL_PICTURE;
  return picture.startsWith("/") ? `${origin}${picture}` : picture;
}

function shortened(text: string): string {
  const whole = text.trim();
  if (countCharacters(whole) <= META_DESCRIPTION_MAX) return whole;
  return `${firstCharacters(whole, META_DESCRIPTION_MAX - 1).trimEnd()}…`;
}
