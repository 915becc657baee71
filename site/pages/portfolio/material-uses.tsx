import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import type { PostOnMaterial, ProjectUsingMaterial } from "#supabase/data/material-uses.ts";
import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import { materialWords } from "#site/content/material-samples.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { formatPublicDate } from "#site/format/public-date.ts";
import { readTimeOf } from "#site/rich-text/article-meta.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { projectYear } from "#site/rich-text/project/project-meta.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { SpriteIcon } from "../layout/sprite-icon.tsx";
import { Section } from "../layout/section.tsx";

const CardGrid = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    columnGap: { base: "6", lg: "10" },
    rowGap: { base: "10", lg: "14" },
    marginBlockStart: { base: "8", lg: "14" },
    overflowWrap: "anywhere",
    "& img": { transition: "opacity {durations.calm} ease-out" },
    "& li:is(:hover, :focus-within) img": { opacity: 0.9 },
  },
});

interface ProjectsProps {
  readonly projects: readonly ProjectUsingMaterial[];
  readonly material: MaterialTerms;
}

/** The projects that use a material, with what each says about it. Renders nothing without any. */
export function ProjectsUsingMaterial({ projects, material }: ProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <Section label={materialWords.projects} bg="bg.subtle">
      <Text as="h2" textStyle="heading">
        {materialWords.projects}
      </Text>
      <CardGrid gridTemplateColumns={columnsFor(projects.length)}>
        {projects.map((project) => (
          <ProjectCard
            key={project.slug}
            project={project}
            note={materialNote(project, material)}
            isAlone={projects.length === 1}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Three columns on large screens if they divide the cards, else two, so that few last rows have a gap. */
function columnsFor(cards: number) {
  const columns = (number: number) => `repeat(${String(number)}, minmax(0, 1fr))`;
  if (cards === 1) return columns(1);
  return { base: columns(1), md: columns(2), lg: columns(cards % 3 === 0 ? 3 : 2) };
}

interface ProjectCardProps {
  readonly project: ProjectUsingMaterial;
  /** The project's words about the material. */
  readonly note: string;
  /** Its text stands beside the image. */
  readonly isAlone: boolean;
}

function ProjectCard({ project, note, isAlone }: ProjectCardProps) {
  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        md: isAlone ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
      }}
      columnGap="10"
      rowGap="4"
      alignContent="start"
      alignItems="end"
    >
      <CoverImage
        address={project.featuredImageUrl}
        stockImage={defaultProjectImage}
        alt=""
        sizes={CARD_WIDTHS}
        frame={{ aspectRatio: "4 / 3" }}
      />
      <div>
        <LinkOverlay asChild>
          <PageLink to={paths.portfolioProject(project.slug)}>
            <Text as="span" textStyle="subheading" display="block">
              {project.title}
            </Text>
          </PageLink>
        </LinkOverlay>
        <Text textStyle="caption" color="fg.muted" marginBlockStart="1">
          {whereAndWhen(project)}
        </Text>
        <Text marginBlockStart="2">{note}</Text>
      </div>
    </LinkBox>
  );
}

/** At most half of the column. */
const CARD_WIDTHS = [
  { media: "(min-width: 48rem)", width: "min(46vw, 820px)", ratio: 4 / 3 },
  { width: "92vw", ratio: 4 / 3 },
] as const;

function whereAndWhen({ location, projectDate }: ProjectUsingMaterial): string {
  return [location, projectYear(projectDate)]
    .filter((part) => part !== null && part.trim() !== "")
    .join(", ");
}

/** "Vein-cut travertine. Fifteen panels from one block." from the project's list of materials; "" without an entry. */
function materialNote({ materials }: ProjectUsingMaterial, material: MaterialTerms): string {
  const used = materials.find(({ name }) => findMaterial(name, [material]) !== null);
  if (used === undefined) return "";
  return used.note === "" ? used.name : `${used.name}. ${used.note}`;
}

const PostRow = chakra(LinkBox, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
    columnGap: "8",
    rowGap: "2",
    paddingBlock: "5",
    borderBlockStartWidth: "1px",
    overflowWrap: "anywhere",
    _last: { borderBlockEndWidth: "1px" },
    "& svg": { display: "inline" },
    "&:hover svg, &:focus-within svg": { transform: "translateX(4px)" },
  },
});

/** The posts that name a material, as a dated list. Renders nothing without any. */
export function PostsOnMaterial({ posts }: { readonly posts: readonly PostOnMaterial[] }) {
  if (posts.length === 0) return null;
  return (
    <Section label={materialWords.posts}>
      <Text as="h2" textStyle="heading" marginBlockEnd={{ base: "8", lg: "12" }}>
        {materialWords.posts}
      </Text>
      <chakra.ul listStyleType="none">
        {posts.map((post) => (
          <PostRow as="li" key={post.slug}>
            <Text
              textStyle="caption"
              color="fg.muted"
              paddingBlockStart="1"
              display="flex"
              flexWrap="wrap"
              columnGap="4"
            >
              <span>{formatPublicDate(post.publishedAt ?? post.createdAt)}</span>
              <span>{readTimeOf(post)}</span>
            </Text>
            <LinkOverlay asChild>
              <PageLink to={paths.blogPost(post.slug)}>
                <Text as="span" textStyle="subheading">
                  {post.title} <SpriteIcon of="arrow" size={18} />
                </Text>
              </PageLink>
            </LinkOverlay>
          </PostRow>
        ))}
      </chakra.ul>
    </Section>
  );
}
