import type { CreativeWork } from "schema-dts";
import { META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { portfolioMeta } from "#site/content/portfolio.ts";
import { studio } from "#site/content/studio.ts";
import { TitleAndDescription, SocialMeta } from "../layout/page-meta.tsx";
import { useSiteOrigin } from "../layout/site-origin.ts";
import { socialImageUrl, useOgImage } from "../layout/og-image.ts";
import { breadcrumbJsonLd, cardImage, JsonLd } from "../layout/json-ld.tsx";

/** Head elements and JSON-LD of a project. */
export function ProjectHead({ project }: { readonly project: PublishedProject }) {
  const origin = useSiteOrigin();
  const ogImage = useOgImage(project.featuredImageUrl);
  const { title } = project;
  const path = paths.portfolioProject(project.slug);
  const description = shortened(project.description, META_DESCRIPTION_MAX);
  const image = socialImageUrl(project.featuredImageUrl, origin, ogImage);
  const card = { title, description, address: `${origin}${path}`, image };
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      {origin !== "" && (
        <>
          <SocialMeta kind="article" {...card} imageAlt={title} />
          <JsonLd thing={projectJsonLd(project, card)} />
          <JsonLd
            thing={breadcrumbJsonLd(origin, [
              { name: portfolioMeta.title, path: paths.portfolio },
              { name: title, path },
            ])}
          />
        </>
      )}
    </>
  );
}

interface ProjectMeta {
  readonly description: string;
  readonly address: string;
  readonly image: string;
}

function projectJsonLd(
  project: PublishedProject,
  { description, address, image }: ProjectMeta,
): CreativeWork {
  const { title, location, projectType, projectDate, updatedAt } = project;
  return {
    "@type": "CreativeWork",
    name: title,
    description,
    url: address,
    image: cardImage(image),
    creator: { "@type": "Organization", name: studio.name },
    ...(location ? { locationCreated: { "@type": "Place", name: location } } : {}),
    ...(projectType ? { genre: projectType } : {}),
    ...(projectDate ? { dateCreated: projectDate } : {}),
    ...(updatedAt === "" ? {} : { dateModified: updatedAt }),
  };
}
