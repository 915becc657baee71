import { DEFAULT_SOCIAL_PICTURE, SOCIAL_PICTURE } from "#site/config/social-picture.ts";
import { studio } from "#site/content/studio.ts";
import { useSiteOrigin } from "./site-origin.ts";
import { breadcrumbThing, StructuredData } from "./structured-data.tsx";
import type { Crumb } from "./structured-data.tsx";

interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** The one address of the page, as a path. Absent where many addresses show it: not found. */
  readonly path?: string;
  /** The pages above this one, below home. */
  readonly under?: readonly Crumb[];
}

/**
 * What a page tells browsers, search engines and social networks. React moves it into the head and
 * removes it on leaving.
 */
export function PageMeta({ title, description, path, under }: PageMetaProps) {
  const origin = useSiteOrigin();
  return (
    <>
      <HeadTexts title={title} description={description} />
      {path !== undefined && origin !== "" && (
        <>
          <SocialCard
            kind="website"
            title={title}
            description={description}
            address={`${origin}${path}`}
            picture={`${origin}${DEFAULT_SOCIAL_PICTURE}`}
          />
          {path !== "/" && (
            <StructuredData
              thing={breadcrumbThing(origin, [...(under ?? []), { name: title, path }])}
            />
          )}
        </>
      )}
    </>
  );
}

/** Title and description alone, for what has no address of its own. */
export function HeadTexts({ title, description }: Pick<PageMetaProps, "title" | "description">) {
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
  /** Absolute, as is the picture's. */
  readonly address: string;
  readonly picture: string;
  /** Of a picture of its own. */
  readonly pictureText?: string;
}

/** The canonical address, and the card that social networks show for it. */
export function SocialCard(card: SocialCardProps) {
  const { kind, title, description, address, picture, pictureText } = card;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      {pictureText !== undefined && <meta property="og:image:alt" content={pictureText} />}
      <meta name="twitter:card" content="summary_large_image" />
      {kind === "article" && (
        <>
          <meta name="twitter:title" content={title} />
          <meta name="twitter:description" content={description} />
          <meta name="twitter:image" content={picture} />
        </>
      )}
    </>
  );
}
