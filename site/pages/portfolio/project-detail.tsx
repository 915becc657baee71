import { Box, Grid, Stack, Text } from "@chakra-ui/react";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { ArticleBody } from "#site/rich-text/article-body.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { projectMeta } from "./project-meta.ts";
import { ProjectGallery } from "./project-gallery.tsx";
import { projectImages } from "./project-images.ts";

/** A project: images, text and properties. */
export function ProjectDetail({ project }: { readonly project: PublishedProject }) {
  return (
    <Stack gap={{ base: "8", lg: "12" }}>
      <ProjectGallery images={projectImages(project)} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 3fr)" }}
        columnGap="16"
        rowGap="10"
      >
        <Stack gap={{ base: "8", lg: "10" }}>
          <Text textStyle="lead">{project.description}</Text>
          {project.content.trim() !== project.description.trim() && (
            <ArticleBody source={project.content} />
          )}
        </Stack>
        <Box>
          <ProjectMetaList project={project} />
          <ButtonLink to={projectWords.contact.to} variant="outline" marginBlockStart="8">
            {projectWords.contact.label}
          </ButtonLink>
        </Box>
      </Grid>
    </Stack>
  );
}

function ProjectMetaList({ project }: { readonly project: PublishedProject }) {
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
