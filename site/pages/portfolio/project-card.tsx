import { AspectRatio, Badge, Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import type { ProjectCard as Project } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { defaultProjectImage, portfolioWords } from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { projectArea, projectYear } from "#site/rich-text/project/project-meta.ts";

const ImageLink = chakra(PageLink, {
  base: {
    display: "block",
    position: "relative",
    overflow: "hidden",
    "& img": { transition: "opacity {durations.calm} ease-out" },
    "&:hover img": { opacity: 0.9 },
    "& > span": {
      position: "absolute",
      insetInlineStart: "0",
      insetBlockEnd: "0",
      bg: "bg",
      color: "fg",
      paddingInline: "4",
      paddingBlock: "2",
      fontWeight: "550",
      fontSize: "sm",
    },
  },
});

/** Widths of the image in one, two and three columns. */
const WIDTHS = [
  { media: "(min-width: 64rem)", width: "min(31vw, 400px)" },
  { media: "(min-width: 30rem)", width: "46vw" },
  { width: "92vw" },
] as const;

interface ProjectCardProps {
  readonly project: Project;
  /** Aspect ratio of the image, width by height. */
  readonly ratio: number;
  /** Its image is in the first viewport. */
  readonly priority: boolean;
}

/** A project in the grid; absent values render nothing. */
export function ProjectCard({ project, ratio, priority }: ProjectCardProps) {
  const { viewProject, viewDetails } = portfolioWords;
  const address = paths.portfolioProject(project.slug);
  return (
    <Stack as="article" gap="4" aria-label={project.title}>
      <ImageLink to={address} aria-label={`${viewProject}: ${project.title}`}>
        <AspectRatio ratio={ratio} bg="bg.muted">
          <CoverImage
            address={project.featuredImageUrl}
            stockImage={defaultProjectImage}
            alt=""
            sizes={WIDTHS.map((each) => ({ ...each, ratio }))}
            priority={priority}
            frame={{ position: "absolute", inset: "0", height: "100%" }}
          />
        </AspectRatio>
        <span>{viewProject}</span>
      </ImageLink>
      <Badges project={project} />
      <Text as="h2" textStyle="subheading" overflowWrap="anywhere" hyphens="auto">
        {project.title}
      </Text>
      <Text color="fg.muted" lineClamp={{ base: 6, md: 4 }}>
        {project.description}
      </Text>
      <Details project={project} />
      <Box>
        <TextLink to={address} aria-label={`${viewDetails}: ${project.title}`}>
          {viewDetails}
        </TextLink>
      </Box>
    </Stack>
  );
}

/** Wraps long names, which the recipe keeps on one line, possibly wider than the card. */
const badge = { whiteSpace: "normal", overflowWrap: "anywhere", maxWidth: "full" } as const;

function Badges({ project: { category, projectType } }: { readonly project: Project }) {
  const type = projectType?.trim() ?? "";
  if (category === null && type === "") return null;
  return (
    <HStack gap="2" flexWrap="wrap">
      {category !== null && (
        <Badge {...badge} data-badge="category" variant="subtle" bg="bg.muted" color="fg.muted">
          {category.name}
        </Badge>
      )}
      {type !== "" && (
        <Badge {...badge} data-badge="type" variant="outline" color="fg.muted" shadowColor="border">
          {type}
        </Badge>
      )}
    </HStack>
  );
}

const Dot = chakra("span", { base: { marginInline: "0.15em" } });
/** Wraps between entries, not within an entry that fits a line. */
const Detail = chakra("span", { base: { display: "inline-block" } });

function Details({ project }: { readonly project: Project }) {
  const values = [
    project.location,
    projectYear(project.projectDate),
    projectArea(project.areaSqft),
  ];
  const known = values.filter((item) => item !== null && item.trim() !== "");
  if (known.length === 0) return null;
  return (
    <Text textStyle="caption" color="fg.muted">
      {known.map((item, index) => (
        <span key={item}>
          {index > 0 && <Dot aria-hidden="true">{" · "}</Dot>}
          <Detail>{item}</Detail>
        </span>
      ))}
    </Text>
  );
}
