import { SOCIAL_IMAGE } from "#site/config/social-image.ts";
import type { UploadedImage } from "#site/content/page-copy.ts";
import { studio } from "#site/content/studio.ts";
import { useIsInCopyEditor } from "./page-copy.tsx";
import { useSiteOrigin } from "./site-origin.ts";
import { breadcrumbJsonLd, JsonLd } from "./json-ld.tsx";
import type { Crumb } from "./json-ld.tsx";
import { socialImageUrl, useOgImage } from "./og-image.ts";

interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path. Absent on the not-found page, which has none. */
  readonly path?: string;
  /** Parent pages for the breadcrumb, without home. */
  readonly parents?: readonly Crumb[];
  /** The uploaded image that represents the page on social networks; the studio's default without one. */
  readonly image?: UploadedImage | null;
}

/**
 * Title, description, social card and breadcrumb of a page. React hoists them into the head and removes
 * them on unmount.
 */
export function PageMeta({ title, description, path, parents, image = null }: PageMetaProps) {
  const origin = useSiteOrigin();
  const isEdited = useIsInCopyEditor();
  const ogImage = useOgImage(image?.address ?? null);
  if (isEdited) return null;
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      {path !== undefined && origin !== "" && (
        <>
          <SocialMeta
            kind="website"
            title={title}
            description={description}
            address={`${origin}${path}`}
            image={socialImageUrl(image?.address ?? null, origin, ogImage)}
            imageAlt={image?.alt}
          />
          {path !== "/" && (
            <JsonLd thing={breadcrumbJsonLd(origin, [...(parents ?? []), { name: title, path }])} />
          )}
        </>
      )}
    </>
  );
}

/** Title and description only, for pages without a canonical URL. */
export function TitleAndDescription({
  title,
  description,
}: Pick<PageMetaProps, "title" | "description">) {
  return (
    <>
      <title>{`${title} | ${studio.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}

interface SocialCardProps {
  readonly kind: "website" | "article";
  readonly title: string;
  readonly description: string;
  /** Absolute URL, like that of the image. */
  readonly address: string;
  readonly image: string;
  /** Alt text of the page's own image. */
  readonly imageAlt?: string | undefined;
}

/** The canonical URL, and Open Graph data for social networks. */
export function SocialMeta(card: SocialCardProps) {
  const { kind, title, description, address, image, imageAlt } = card;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      {imageAlt !== undefined && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {kind === "article" && (
        <>
          <meta name="twitter:title" content={title} />
          <meta name="twitter:description" content={description} />
          <meta name="twitter:image" content={image} />
        </>
      )}
    </>
  );
}
