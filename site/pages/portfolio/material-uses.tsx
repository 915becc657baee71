import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import type { PostOnMaterial, ProjectUsingMaterial } from "#supabase/data/material-uses.ts";
import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import { materialWords } from "#site/content/materials.ts";
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
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
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
      <CardGrid>
        {projects.map((project) => (
          <LinkBox as="li" key={project.slug}>
            <CoverImage
              address={project.featuredImageUrl}
              stockImage={defaultProjectImage}
              alt=""
              sizes={CARD_WIDTHS}
              frame={{ aspectRatio: "4 / 3" }}
            />
            <LinkOverlay asChild>
              <PageLink to={paths.portfolioProject(project.slug)}>
                <Text as="span" textStyle="subheading" display="block" marginBlockStart="4">
                  {project.title}
                </Text>
              </PageLink>
            </LinkOverlay>
            <Text textStyle="caption" color="fg.muted" marginBlockStart="1">
              {whereAndWhen(project)}
            </Text>
            <Text marginBlockStart="2">{materialNote(project, material)}</Text>
          </LinkBox>
        ))}
      </CardGrid>
    </Section>
  );
}

/** One to three columns of at least 20rem. */
const CARD_WIDTHS = [
  { media: "(min-width: 72rem)", width: "min(30vw, 400px)", ratio: 4 / 3 },
  { media: "(min-width: 46rem)", width: "46vw", ratio: 4 / 3 },
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
            <Text textStyle="caption" color="fg.muted" paddingBlockStart="1">
              {formatPublicDate(post.publishedAt ?? post.createdAt)} · {readTimeOf(post)}
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
