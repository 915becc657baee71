import { Box, chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ProjectLink } from "#supabase/data/project-links.ts";
import { paths } from "#site/config/paths.ts";
import { defaultProjectImage, projectWords } from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { Column } from "#site/ui/column.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { SpriteIcon } from "../layout/sprite-icon.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
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
    <Box
      as="section"
      aria-label={projectWords.following}
      bg="bg.panel"
      overflowX="clip"
      _print={{ display: "none" }}
    >
      <Column>
        <Card project={next} />
      </Column>
    </Box>
  );
}

/** Width in pixels that the image of a project has at least. */
const PIXELS = 1536;

/** Text, and the image from it to the right edge of the page; on phones the image fills the width below the text. */
const Frame = chakra(LinkBox, {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      // With its bleed, the image is never wider than its pixels.
      md: `minmax(0, 1fr) min(58%, ${String(PIXELS)}px / var(--density) - var(--bleed))`,
    },
    columnGap: { md: "8", lg: "16" },
    alignItems: "center",
    overflowWrap: "anywhere",
    "& > :first-child": { paddingBlock: { base: "12", md: "10" } },
    "& > :last-child": {
      marginInlineStart: { base: "calc(-1 * var(--bleed))", md: "0" },
      marginInlineEnd: "calc(-1 * var(--bleed))",
    },
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
      <div>
        <CoverImage
          key={featuredImageUrl}
          address={featuredImageUrl}
          stockImage={defaultProjectImage}
          alt=""
          sizes={WIDTHS}
          frame={SHAPE}
        />
      </div>
    </Frame>
  );
}

/** Lower on large screens, so that the section is no higher than needed. */
const SHAPE = { aspectRatio: { base: "3 / 2", lg: "16 / 9" } } as const;
const WIDTHS = [
  { media: "(min-width: 48rem)", width: "min(62vw, 1536px)", ratio: 3 / 2 },
  { width: "100vw", ratio: 3 / 2 },
] as const;
