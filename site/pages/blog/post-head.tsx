import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { studio } from "#site/content/studio.ts";
import { useSiteOrigin } from "../shell/site-origin.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { articleJson, postMetadata, SOCIAL_PICTURE } from "./post-metadata.ts";

/** Everything a post says to machines. React keeps it in the head while the post is on screen. */
export function PostHead({ post }: { readonly post: PublishedPost }) {
  const metadata = postMetadata(post, useSiteOrigin());
  return (
    <>
      <PageMeta
        title={metadata.title}
        description={metadata.description}
        canonical={metadata.address}
      />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={metadata.address} />
      <meta property="og:image" content={metadata.picture} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      <meta property="og:image:alt" content={post.title} />
      <meta property="article:published_time" content={metadata.publishedAt} />
      <meta property="article:modified_time" content={metadata.updatedAt} />
      <meta property="article:author" content={metadata.author} />
      {metadata.section !== null && <meta property="article:section" content={metadata.section} />}
      {[...new Set(metadata.tags)].map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={metadata.title} />
      <meta name="twitter:description" content={metadata.description} />
      <meta name="twitter:image" content={metadata.picture} />
      <script type="application/ld+json">{articleJson(metadata)}</script>
    </>
  );
}
