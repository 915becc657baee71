import { Box, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { Fragment, useCallback, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import type { ProjectPageColumns, GalleryImage } from "#supabase/data/public-projects.ts";
import type { EmbedContext } from "../embed-context.ts";
import { BeforeAfter } from "./before-after.tsx";
import { EnlargeContext } from "./enlarge-context.ts";
import { Lightbox } from "./lightbox.tsx";
import { CamerasContext } from "./camera-caption.tsx";
import { cameraViews } from "./camera-name.ts";
import type { CameraViews } from "./camera-name.ts";
import { ProjectClosing } from "./project-closing.tsx";
import { MaterialList } from "./project-page-parts.tsx";
import { projectImageStyle, ProjectImage } from "./project-image.tsx";
import { assignImages, openerUrl } from "./project-images.ts";
import { projectCost, projectMeta, projectWork } from "./project-meta.ts";
import { Part } from "./project-part.tsx";
import { hasPlan, PlanOrImage } from "./project-plan.tsx";
import { ProjectStory } from "./project-story.tsx";
import { withShownImages } from "./shown-images.ts";

interface ProjectArticleProps {
  readonly project: ProjectPageColumns;
  /** Link to the contact page. */
  readonly contactLink: ReactElement;
  readonly embed?: EmbedContext;
}

/** A project as visitors see it. Parts without content are absent. The dashboard's preview renders the same
 * component. */
export function ProjectArticle({ project: stored, contactLink, embed }: ProjectArticleProps) {
  const [enlarged, setEnlarged] = useState<GalleryImage | null>(null);
  const enlarge = useCallback((image: GalleryImage) => {
    // A copy: the same image opens again before the event of its closing has arrived.
    setEnlarged({ ...image });
  }, []);
  const project = embed === undefined ? stored : withShownImages(stored, embed);
  const { content, description, plan, materials } = project;
  const images = assignImages(project);
  const cameras = cameraViews(plan, project.galleryImages);
  return (
    <PageContexts enlarge={enlarge} cameras={cameras}>
      <Stack as="article" gap={{ base: "12", lg: "20" }} css={projectImageStyle}>
        <ProjectHeader project={project} opener={images.opener} origin={embed?.origin} />
        <ProjectStory
          content={content.trim() === description.trim() ? "" : content}
          images={images.story}
          origin={embed?.origin}
        />
        {(hasPlan(plan) || images.plans.length > 0) && (
          <Part name="plan">
            {hasPlan(plan) && <PlanOrImage plan={plan} />}
            {images.plans.map((image, index) => (
              <ProjectImage key={index} image={image} frame="min(92vw, 105rem)" />
            ))}
          </Part>
        )}
        {images.pairs.length > 0 && (
          <Part name="beforeAfter">
            {images.pairs.map((pair, index) => (
              <BeforeAfter key={index} pair={pair} />
            ))}
          </Part>
        )}
        {materials.length > 0 && (
          <Part name="materials">
            <MaterialList materials={materials} origin={embed?.origin} />
          </Part>
        )}
        <ProjectClosing project={project} contactLink={contactLink} origin={embed?.origin} />
        <Lightbox
          image={enlarged}
          onClose={() => {
            setEnlarged(null);
          }}
        />
      </Stack>
    </PageContexts>
  );
}

interface PageContextsProps {
  readonly enlarge: (image: GalleryImage) => void;
  readonly cameras: CameraViews;
  readonly children: ReactNode;
}

/** Provides the contexts that the images of the page read. */
function PageContexts({ enlarge, cameras, children }: PageContextsProps) {
  return (
    <EnlargeContext value={enlarge}>
      <CamerasContext value={cameras}>{children}</CamerasContext>
    </EnlargeContext>
  );
}

/** Titles of more characters are set smaller, so that they leave room for the image. */
const LONGEST = { display: 36, title: 70 } as const;

function titleStyle({ length }: string): "display" | "title" | "heading" {
  if (length <= LONGEST.display) return "display";
  return length <= LONGEST.title ? "title" : "heading";
}

/**
 * As wide as its pixels allow: up to the edges of the page where `--page` is the page's width, centred there; an
 * image narrower than the column stands at its start. A portrait image is limited by the height of the screen.
 */
const openerStyle: SystemStyleObject = {
  // The figure stays in the column, with its caption; the image bleeds out of it.
  "& > figure[data-image]": {
    maxWidth: "none",
    // Unlimited for landscape images.
    "--tall": "max(var(--ratio, 1.5) * 100svh, (var(--ratio, 1.5) - 1) * 9999px)",
    "--across": "min(var(--page, 100%), var(--drawn), var(--tall))",
  },
  "& > figure[data-image] > button": {
    width: "var(--across)",
    marginInlineStart: "min(0px, (100% - var(--across)) / 2)",
  },
};

interface OpeningProps {
  readonly project: ProjectPageColumns;
  readonly opener: GalleryImage | null;
  /** The site's origin for output outside of the site. */
  readonly origin: string | undefined;
}

/** Title and the large image; below them the description beside the meta. */
function ProjectHeader({ project, opener, origin }: OpeningProps) {
  const { title, description } = project;
  return (
    <Stack gap={{ base: "8", lg: "14" }}>
      <Stack gap={{ base: "6", lg: "10" }}>
        <Text as="h1" textStyle={titleStyle(title)} overflowWrap="anywhere" hyphens="auto">
          {title}
        </Text>
        {opener !== null && (
          <chakra.div css={openerStyle}>
            <ProjectImage image={opener} frame="100vw" cropUrl={openerUrl(project)} priority />
          </chakra.div>
        )}
      </Stack>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        columnGap={{ lg: "16", xl: "24" }}
        rowGap="8"
        alignItems="start"
      >
        <Text textStyle="lead" maxWidth="40rem" textWrap="pretty" overflowWrap="anywhere">
          {description}
        </Text>
        <MetaList project={project} origin={origin} />
      </Grid>
    </Stack>
  );
}

/** One line for each property. */
function MetaList({ project, origin = "" }: Pick<OpeningProps, "project" | "origin">) {
  const meta = [...projectMeta(project), ...projectWork(project), ...projectCost(project)];
  if (meta.length === 0) return null;
  return (
    <Box as="dl" borderBlockStartWidth="1px" overflowWrap="anywhere">
      {meta.map(({ label, values }) => (
        <Grid
          key={label}
          templateColumns="minmax(0, 2fr) minmax(0, 3fr)"
          columnGap="6"
          alignItems="baseline"
          borderBlockEndWidth="1px"
          paddingBlock="2.5"
        >
          <Text as="dt" textStyle="caption" color="fg.muted">
            {label}
          </Text>
          <dd>
            {values.map(({ text, to }, index) => (
              <Fragment key={text}>
                {index > 0 && ", "}
                {to === undefined ? text : <MetaLink href={`${origin}${to}`}>{text}</MetaLink>}
              </Fragment>
            ))}
          </dd>
        </Grid>
      ))}
    </Box>
  );
}

const MetaLink = chakra("a", {
  base: {
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    _hover: { color: "clay.fg" },
  },
});
