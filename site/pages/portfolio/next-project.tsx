import { Box, chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ProjectLink } from "#supabase/data/project-links.ts";
import { paths } from "#site/config/paths.ts";
import {
  defaultProjectImage,
  defaultProjectImageSize,
  projectWords,
} from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import type { Frame as CoverFrame } from "#site/rich-text/covering-sizes.ts";
import { useImageVariants } from "#site/rich-text/image-variants.ts";
import { featuredMedia } from "#site/rich-text/media-kind.ts";
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
      borderTopWidth="1px"
      overflowX="clip"
      _print={{ display: "none" }}
    >
      <Column>
        <Card project={next} />
      </Column>
    </Box>
  );
}

/** CSS width at which an image of known size has a pixel for each of the screen's. */
const WIDEST = "var(--pixels, 9999px) / var(--density)";

/** Text, and the image from it to the right edge of the page; on phones the image fills the width below the text. */
const Frame = chakra(LinkBox, {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      // With its bleed, the image is never wider than its pixels.
      md: `minmax(0, 1fr) min(58%, max(0px, ${WIDEST} - var(--bleed)))`,
    },
    columnGap: { md: "8", lg: "16" },
    alignItems: "center",
    overflowWrap: "anywhere",
    "& > :first-child": { paddingBlock: { base: "12", md: "10" } },
    "& > :last-child": {
      width: { base: "calc(100% + 2 * var(--bleed))", md: "calc(100% + var(--bleed))" },
      maxWidth: `calc(${WIDEST})`,
      justifySelf: { base: "center", md: "end" },
      marginInlineStart: { base: "calc(-1 * var(--bleed))", md: "0" },
      marginInlineEnd: "calc(-1 * var(--bleed))",
    },
    "& svg": { display: "inline" },
    "&:hover svg, &:focus-within svg": { transform: "translateX(4px)" },
  },
});

function Card({ project }: { readonly project: ProjectLink }) {
  const { title, slug, location, featuredImageUrl } = project;
  const pixels = useFramePixels(featuredImageUrl);
  return (
    <Frame style={pixels === null ? {} : ({ "--pixels": `${String(pixels)}px` } as CSSProperties)}>
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
          sizes={widths(pixels)}
          frame={SHAPE}
        />
      </div>
    </Frame>
  );
}

/** Lower on large screens, so that the section is no higher than needed. */
const SHAPE = { aspectRatio: { base: "3 / 2", lg: "16 / 9" } } as const;
const RATIO = 3 / 2;

/** Pixels of an image in the width of the frame, which it covers; null for an image of unknown size. */
function useFramePixels(url: string | null): number | null {
  const { address } = featuredMedia(url, defaultProjectImage);
  const known = useImageVariants(address) ?? imageFiles(address);
  const size = address === defaultProjectImage ? defaultProjectImageSize : known;
  return size === null ? null : Math.floor(Math.min(size.width, size.height * RATIO));
}

function widths(pixels: number | null): readonly CoverFrame[] {
  const width = (density: number) =>
    pixels === null ? "62vw" : `min(62vw, ${String(pixels / density)}px)`;
  return [
    { media: "(min-width: 48rem) and (min-resolution: 1.5dppx)", width: width(2), ratio: RATIO },
    { media: "(min-width: 48rem)", width: width(1), ratio: RATIO },
    { width: "100vw", ratio: RATIO },
  ];
}
