import { AspectRatio, Box, chakra, LinkBox, LinkOverlay, Stack, Text } from "@chakra-ui/react";
import type { ProjectSummary as Project } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { defaultProjectImage, portfolioWords } from "#site/content/portfolio.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { projectArea, projectYear } from "#site/rich-text/project/project-meta.ts";
import { imageFrames } from "./card-placement.ts";
import type { CardPlacement } from "./card-placement.ts";
import { projectCardStyle, imageRatio } from "./card-style.ts";

/** Shown over the image while the card has the pointer or focus, and always on touch screens. */
const Affordance = chakra("span", {
  base: {
    position: "absolute",
    insetInlineStart: "0",
    insetBlockEnd: "0",
    bg: "bg",
    paddingInline: "4",
    paddingBlock: "2",
    fontWeight: "550",
    fontSize: "sm",
    _print: { display: "none" },
  },
});

type TitleStyle = "title" | "heading" | "subheading";

/** A title is as large as its image demands. */
const TITLE_STYLES: Readonly<Record<CardPlacement["place"], TitleStyle>> = {
  lead: "title",
  wide: "heading",
  mirrored: "heading",
  column: "subheading",
};

interface ProjectCardProps {
  readonly project: Project;
  readonly placement: CardPlacement;
  /** Its image is in the first viewport. */
  readonly priority: boolean;
}

/** A project in the grid. The whole card is clickable, but screen readers announce one link. */
export function ProjectCard({ project, placement, priority }: ProjectCardProps) {
  return (
    <LinkBox as="article" aria-label={project.title} css={projectCardStyle(placement)}>
      <Box position="relative">
        <AspectRatio ratio={imageRatio(placement)} bg="bg.muted">
          <CoverImage
            address={project.featuredImageUrl}
            stockImage={defaultProjectImage}
            alt=""
            sizes={imageFrames(placement)}
            priority={priority}
            croppable={placement.place === "lead"}
            frame={{ position: "absolute", inset: "0", height: "100%" }}
          />
        </AspectRatio>
        <Affordance data-affordance="" aria-hidden>
          {portfolioWords.viewProject}
        </Affordance>
      </Box>
      <CardText project={project} titleStyle={TITLE_STYLES[placement.place]} />
    </LinkBox>
  );
}

interface CardTextProps {
  readonly project: Project;
  readonly titleStyle: TitleStyle;
}

/** Absent values render nothing. */
function CardText({ project, titleStyle }: CardTextProps) {
  const { viewDetails } = portfolioWords;
  return (
    <Stack gap="4" align="start">
      <Labels project={project} />
      <Text as="h2" textStyle={titleStyle} overflowWrap="anywhere" hyphens="auto">
        {project.title}
      </Text>
      <Text color="fg.muted" maxWidth="34rem" lineClamp={6}>
        {project.description}
      </Text>
      {/* Of another project they are other elements: none moves when a newer project takes the place. */}
      <Details key={project.id} project={project} />
      <LinkOverlay asChild marginBlockStart="auto">
        <TextLink
          to={paths.portfolioProject(project.slug)}
          aria-label={`${viewDetails}: ${project.title}`}
        >
          {viewDetails}
        </TextLink>
      </LinkOverlay>
    </Stack>
  );
}

/** Short texts in a row, separated by space alone: a mark between two of them would end a line. */
const Entries = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    textStyle: "caption",
    overflowWrap: "anywhere",
  },
});

/** Category and type: text, not pills, since they are no buttons. */
function Labels({ project: { category, projectType } }: { readonly project: Project }) {
  const type = projectType?.trim() ?? "";
  if (category === null && type === "") return null;
  return (
    <Entries color="clay.fg">
      {category !== null && <span data-badge="category">{category.name}</span>}
      {type !== "" && <span data-badge="type">{type}</span>}
    </Entries>
  );
}

function Details({ project }: { readonly project: Project }) {
  const values = [
    project.location,
    projectYear(project.projectDate),
    projectArea(project.areaSqft),
  ];
  const known = values.filter((item) => item !== null && item.trim() !== "");
  if (known.length === 0) return null;
  return (
    <Entries color="fg.muted">
      {known.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </Entries>
  );
}
