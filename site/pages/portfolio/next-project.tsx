import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ProjectLink } from "#supabase/data/project-links.ts";
import { paths } from "#site/config/paths.ts";
import { defaultProjectImage, projectWords } from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { SpriteIcon } from "../layout/sprite-icon.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Section } from "../layout/section.tsx";
import { followingProject } from "./following-project.ts";
import { projectLinksQuery } from "./project-queries.ts";

/**
 * A link to the project that follows in the portfolio. Renders nothing while loading, on failure, and for
 * the only project.
 */
export function NextProject({ slug }: { readonly slug: string }) {
  const links = useQuery(projectLinksQuery(usePublicClient()));
  const next = followingProject(links.data ?? [], slug);
  if (next === null) return null;
  return (
    <Section label={projectWords.following} bg="bg.panel" screenOnly>
      <Card project={next} />
    </Section>
  );
}

const Frame = chakra(LinkBox, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
    columnGap: { md: "10", lg: "16" },
    rowGap: "6",
    alignItems: "end",
    overflowWrap: "anywhere",
    "& svg": { display: "inline" },
    "&:hover svg, &:focus-within svg": { transform: "translateX(4px)" },
  },
});

function Card({ project }: { readonly project: ProjectLink }) {
  const { title, slug, location, featuredImageUrl } = project;
  return (
    <Frame>
      <div>
        <Text textStyle="eyebrow" color="clay.fg">
          {projectWords.following}
        </Text>
        <LinkOverlay asChild>
          <PageLink to={paths.portfolioProject(slug)}>
            <Text as="span" textStyle="title" display="block" marginBlock="3">
              {title}
              {"\u00a0"}
              <SpriteIcon of="arrow" size={28} />
            </Text>
          </PageLink>
        </LinkOverlay>
        {location !== null && (
          <Text textStyle="caption" color="fg.muted">
            {location}
          </Text>
        )}
      </div>
      <CoverImage
        key={featuredImageUrl}
        address={featuredImageUrl}
        stockImage={defaultProjectImage}
        alt=""
        sizes={WIDTHS}
        frame={{ aspectRatio: "3 / 2" }}
      />
    </Frame>
  );
}

const WIDTHS = [
  { media: "(min-width: 48rem)", width: "min(52vw, 885px)", ratio: 3 / 2 },
  { width: "92vw", ratio: 3 / 2 },
] as const;
