import { Box, Button, Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactElement } from "react";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { publicButton } from "#site/ui/theme/public-button.ts";
import { ArticleBody } from "./article-body.tsx";
import type { Elsewhere } from "./elsewhere.ts";
import { ProjectGallery } from "./project-gallery.tsx";
import { projectImages } from "./project-images.ts";
import { projectMeta } from "./project-meta.ts";

/** The columns of a project that visitors see. */
export type ArticleProject = Pick<
  PublishedProject,
  | "title"
  | "description"
  | "content"
  | "featuredImageUrl"
  | "galleryImages"
  | "location"
  | "projectDate"
  | "areaSqft"
  | "projectType"
>;

interface ProjectArticleProps {
  readonly project: ArticleProject;
  /** Link to the contact page. */
  readonly contactLink: ReactElement;
  readonly elsewhere?: Elsewhere;
}

/** A project as visitors see it: images, text and properties. The dashboard's preview renders the same
 * component. */
export function ProjectArticle({ project, contactLink, elsewhere }: ProjectArticleProps) {
  const images = projectImages(project).map((image) => ({
    ...image,
    url: elsewhere?.shownAddress(image.url) ?? image.url,
  }));
  return (
    <Stack as="article" gap={{ base: "6", lg: "10" }}>
      <Text as="h1" textStyle="title" overflowWrap="anywhere" hyphens="auto">
        {project.title}
      </Text>
      <Stack gap={{ base: "8", lg: "12" }}>
        <ProjectGallery images={images} />
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 3fr)" }}
          columnGap="16"
          rowGap="10"
        >
          <Stack gap={{ base: "8", lg: "10" }}>
            <Text textStyle="lead">{project.description}</Text>
            {project.content.trim() !== project.description.trim() && (
              <ArticleBody
                source={project.content}
                {...(elsewhere && { origin: elsewhere.origin })}
              />
            )}
          </Stack>
          <Box>
            <ProjectMetaList project={project} />
            <Button asChild recipe={publicButton} variant="outline" marginBlockStart="8">
              {contactLink}
            </Button>
          </Box>
        </Grid>
      </Stack>
    </Stack>
  );
}

function ProjectMetaList({ project }: { readonly project: ArticleProject }) {
  return (
    <Box
      as="dl"
      display="grid"
      // One column beside the text, else rows.
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: "repeat(4, minmax(0, 1fr))",
        lg: "minmax(0, 1fr)",
      }}
      columnGap="6"
      overflowWrap="anywhere"
    >
      {projectMeta(project).map(({ label, value }) => (
        <Box key={label} borderBlockEndWidth="1px" paddingBlock="3">
          <Text as="dt" textStyle="caption" color="fg.muted">
            {label}
          </Text>
          <Text as="dd">{value}</Text>
        </Box>
      ))}
    </Box>
  );
}
