import { formatCount } from "#site/format/number.ts";
import {
  CloseButton,
  Dialog,
  Heading,
  Image,
  Portal,
  Skeleton,
  Stack,
  Text,
} from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { ArticleBody } from "#site/rich-text/article-body.tsx";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { ErrorNotice } from "#site/ui/states.tsx";
import { useProject } from "./use-projects.ts";

interface ProjectPreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Preview of a project that is not public, approximating its public page. */
export function ProjectPreview({ id, onClose }: ProjectPreviewProps) {
  const project = useProject(id);
  return (
    <Dialog.Root
      {...mountedOpen}
      size="lg"
      scrollBehavior="inside"
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Preview: not public yet</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              paddingBottom="8"
              // Focusable, because the content has no control through which the arrow keys could
              // scroll it.
              tabIndex={0}
            >
              {project.isPending && <Skeleton height="64" aria-label="Loading the project" />}
              {project.isLoadingError && (
                <ErrorNotice
                  message={messageOf(project.error) || "The project could not be loaded."}
                  onRetry={() => void project.refetch()}
                />
              )}
              {project.data !== undefined && <ProjectSheet project={project.data} />}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close preview" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Text and images of a project, read-only. */
export function ProjectSheet({ project }: { readonly project: ProjectRow }) {
  const { publicSite } = useAdminEnvironment();
  const toAssetUrl = useAssetUrl();
  const area = project.area_sqft === null ? "" : `${formatCount(project.area_sqft)} sq ft`;
  const meta = [project.project_type, project.location, project.project_date.slice(0, 4), area];
  const images = project.gallery_images;
  return (
    <Stack gap="5">
      {project.featured_image_url !== null && (
        <Image src={toAssetUrl(project.featured_image_url)} alt="" maxHeight="24rem" />
      )}
      <Heading as="h3" textStyle="heading" overflowWrap="anywhere">
        {project.title}
      </Heading>
      <Text textStyle="caption" color="fg.muted">
        {meta.filter((entry) => entry !== null && entry !== "").join(" · ")}
      </Text>
      <Text textStyle="lead" overflowWrap="anywhere">
        {project.description}
      </Text>
      {project.content !== project.description && (
        <ArticleBody source={project.content} origin={publicSite.origin} />
      )}
      {images.map(({ url, alt, caption }, index) => (
        <Stack as="figure" gap="1" key={`${String(index)} ${url}`}>
          <Image src={toAssetUrl(url)} alt={alt} />
          {caption !== "" && (
            <Text as="figcaption" textStyle="caption" color="fg.muted">
              {caption}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
