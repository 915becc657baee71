import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { blogMeta } from "#site/content/blog.ts";
import { TitleAndDescription, SocialMeta } from "../layout/page-meta.tsx";
import { useSiteOrigin } from "../layout/site-origin.ts";
import { useOgImage } from "../layout/og-image.ts";
import { breadcrumbJsonLd, JsonLd } from "../layout/json-ld.tsx";
import { articleJsonLd, postMetadata } from "./post-metadata.ts";

/** Head elements and JSON-LD of a post. React removes them when the page unmounts. */
export function PostMeta({ post }: { readonly post: PublishedPost }) {
  const origin = useSiteOrigin();
  const ogImage = useOgImage(post.featuredImageUrl);
  const metadata = postMetadata(post, origin, ogImage);
  return (
    <>
      <TitleAndDescription title={metadata.title} description={metadata.description} />
      {origin !== "" && (
        <>
          <SocialMeta
            kind="article"
            title={metadata.title}
            description={metadata.description}
            address={metadata.address}
            image={metadata.image}
            imageAlt={post.title}
          />
          <JsonLd thing={articleJsonLd(metadata)} />
          <JsonLd
            thing={breadcrumbJsonLd(origin, [
              { name: blogMeta.title, path: paths.blog },
              { name: post.title, path: paths.blogPost(post.slug) },
            ])}
          />
        </>
      )}
      <meta property="article:published_time" content={metadata.publishedAt} />
      <meta property="article:modified_time" content={metadata.updatedAt} />
      <meta property="article:author" content={metadata.author} />
      {metadata.section !== null && <meta property="article:section" content={metadata.section} />}
      {[...new Set(metadata.tags)].map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
