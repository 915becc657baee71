import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ProjectLink } from "#supabase/data/project-links.ts";
import { paths } from "#site/config/paths.ts";
import { categoryWords } from "#site/content/portfolio-category.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { neighboursOf } from "./neighbours.ts";
import { projectLinksQuery } from "./project-queries.ts";

const Cards = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
    columnGap: { sm: "6", lg: "10" },
    rowGap: "8",
    marginBlockStart: "6",
    overflowWrap: "anywhere",
  },
});

interface NeighbouringProjectsProps {
  /** The projects of the category. */
  readonly shown: readonly { readonly slug: string }[];
}

/** Projects of other categories below a small one. Renders nothing while loading, on failure, and without any. */
export function NeighbouringProjects({ shown }: NeighbouringProjectsProps) {
  const links = useQuery(projectLinksQuery(usePublicClient()));
  const neighbours = neighboursOf(shown, links.data ?? []);
  if (neighbours.length === 0) return null;
  const { neighbours: heading } = categoryWords;
  return (
    <chakra.section
      aria-label={heading}
      marginBlockStart={{ base: "14", lg: "20" }}
      borderBlockStartWidth="1px"
      paddingBlockStart="6"
      _print={{ display: "none" }}
    >
      <Text as="h2" textStyle="eyebrow" color="clay.fg">
        {heading}
      </Text>
      <Cards>
        {neighbours.map((project) => (
          <Card key={project.slug} project={project} />
        ))}
      </Cards>
    </chakra.section>
  );
}

function Card({ project }: { readonly project: ProjectLink }) {
  const { title, slug, location, featuredImageUrl } = project;
  return (
    <LinkBox as="li" css={cardHover}>
      <CoverImage
        address={featuredImageUrl}
        stockImage={defaultProjectImage}
        alt=""
        sizes={WIDTHS}
        frame={{ aspectRatio: "3 / 2" }}
      />
      <LinkOverlay asChild>
        <PageLink to={paths.portfolioProject(slug)}>
          <Text as="span" textStyle="subheading" display="block" marginBlockStart="4">
            {title}
          </Text>
        </PageLink>
      </LinkOverlay>
      {location !== null && (
        <Text textStyle="caption" color="fg.muted" marginBlockStart="1">
          {location}
        </Text>
      )}
    </LinkBox>
  );
}

const WIDTHS = [
  { media: "(min-width: 30rem)", width: "min(31vw, 34rem)", ratio: 3 / 2 },
  { width: "92vw", ratio: 3 / 2 },
] as const;
