import { Box, CloseButton, Dialog, Grid, Portal, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";
import { ArticleBody } from "#site/markup/article-body.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { usePublicClient } from "../shell/public-backend.tsx";
import { projectFacts } from "./project-facts.ts";
import { ProjectGallery } from "./project-gallery.tsx";
import { projectPictures } from "./project-pictures.ts";
import { isNotFound, projectQuery } from "./project-queries.ts";

interface ProjectDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/** A project over the portfolio: pictures first, then what was done and the facts. */
export function ProjectDialog({ slug, onClose }: ProjectDialogProps) {
  const query = useQuery(projectQuery(usePublicClient(), slug));
  return (
    <Dialog.Root
      open
      size="cover"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={{ base: "0", md: "6" }}>
          <Dialog.Content borderRadius={{ base: "0", md: "sm" }} bg="bg">
            <Dialog.Header paddingInlineEnd="16">
              <Dialog.Title textStyle="heading" overflowWrap="anywhere">
                {query.data?.title ?? (query.isError ? "" : portfolioWords.loading)}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {query.isPending && <Skeleton height="60vh" />}
              {query.isError && (
                <ProjectProblem error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.data !== undefined && <ProjectSheet project={query.data} />}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={projectWords.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ProjectProblem({ error, onRetry }: ProblemProps) {
  if (isNotFound(error)) return <Text textStyle="lead">{projectWords.unknown}</Text>;
  const message = portfolioWords.projectFailed(messageOf(error));
  return <ErrorNotice message={message} onRetry={onRetry} />;
}

function ProjectSheet({ project }: { readonly project: PublishedProject }) {
  return (
    <Stack gap={{ base: "8", lg: "12" }} paddingBlockEnd="8">
      <ProjectGallery images={projectPictures(project)} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 3fr)" }}
        columnGap="16"
        rowGap="10"
      >
        <Stack gap="6">
          <Text textStyle="lead">{project.description}</Text>
          {project.content.trim() !== project.description.trim() && (
            <ArticleBody source={project.content} />
          )}
        </Stack>
        <Box>
          <ProjectFactList project={project} />
          <ButtonLink to={projectWords.contact.to} variant="outline" marginBlockStart="8">
            {projectWords.contact.label}
          </ButtonLink>
        </Box>
      </Grid>
    </Stack>
  );
}

function ProjectFactList({ project }: { readonly project: PublishedProject }) {
  return (
    <Box as="dl">
      {projectFacts(project).map(({ label, value }) => (
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
