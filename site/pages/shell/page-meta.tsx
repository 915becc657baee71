import { studio } from "#site/content/studio.ts";

interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** Absolute address; given where several addresses may show the same page. */
  readonly canonical?: string;
}

/** Title and description of a page. React moves them into the head and removes them on leaving. */
export function PageMeta({ title, description, canonical }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${studio.name}`}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
}
