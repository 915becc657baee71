import { AspectRatio, Box, Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { isNotFound, messageOf } from "#supabase/data/errors.ts";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { notFoundMeta } from "#site/content/not-found.ts";
import { portfolioMeta, portfolioWords, projectWords } from "#site/content/portfolio.ts";
import { ProjectArticle } from "#site/rich-text/project/project-article.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { TitleAndDescription } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "#site/ui/column.tsx";
import { BackLink } from "../layout/text-link.tsx";
import { hiddenWithoutScript } from "../list/needs-script.tsx";
import { UnknownPath, UnknownPathWithoutHead } from "../not-found/unknown-path.tsx";
import { NextProject } from "./next-project.tsx";
import { ProjectHead } from "./project-head.tsx";
import { projectQuery } from "./project-queries.ts";

/** A project: images, text and properties. A slug without a public project is the not-found page. */
export function ProjectPage() {
  const { slug = "" } = useParams();
  const project = useQuery(projectQuery(usePublicClient(), slug));
  // Checked before `data`: a project unpublished since the last fetch is not shown from the cache.
  if (isNotFound(project.error)) return <UnknownPath />;
  if (project.data !== undefined && project.data.slug !== slug) {
    return <Navigate to={paths.portfolioProject(project.data.slug)} replace />;
  }
  if (project.data !== undefined) return <PublicProject project={project.data} />;
  if (project.error === null) return <PendingProject />;
  return (
    <Frame>
      <PortfolioHead />
      <ErrorState
        message={portfolioWords.projectFailed(messageOf(project.error))}
        onRetry={() => void project.refetch()}
      />
    </Frame>
  );
}

/**
 * The placeholder while the project loads. Without script none loads: the prerendered shell of unknown slugs is the
 * not-found page then.
 */
function PendingProject() {
  const isShell = !useHydrated();
  return (
    <>
      {isShell ? <TitleAndDescription {...notFoundMeta} /> : <PortfolioHead />}
      {/* React renders the children of this element in prerendered HTML only. */}
      <noscript>
        <UnknownPathWithoutHead />
      </noscript>
      <Box css={hiddenWithoutScript}>
        <Frame>
          <ProjectPlaceholder />
        </Frame>
      </Box>
    </>
  );
}

function PortfolioHead() {
  return (
    <TitleAndDescription title={portfolioMeta.title} description={portfolioMeta.description} />
  );
}

function PublicProject({ project }: { readonly project: PublishedProject }) {
  const { contact } = projectWords;
  return (
    <>
      <ProjectHead project={project} />
      <Frame>
        <ProjectArticle
          project={project}
          contactLink={<PageLink to={contact.to(project.slug)}>{contact.label}</PageLink>}
        />
      </Frame>
      <NextProject slug={project.slug} />
    </>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { back } = projectWords;
  return (
    // Images that bleed to the page's edges take their width from this container, since 100vw includes the scroll bar.
    <Box containerType="inline-size" overflowX="clip" css={{ "--page": "100cqw" }}>
      <Column paddingBlockStart={{ base: "6", lg: "8" }} paddingBlockEnd={{ base: "10", lg: "16" }}>
        <Stack gap={{ base: "5", lg: "6" }}>
          <BackLink to={back.to} alignSelf="start" _print={{ display: "none" }}>
            {back.label}
          </BackLink>
          {children}
        </Stack>
      </Column>
    </Box>
  );
}

function ProjectPlaceholder() {
  return (
    <Stack gap={{ base: "6", lg: "10" }} aria-busy data-placeholder="">
      <VisuallyHidden role="status">{projectWords.loading}</VisuallyHidden>
      <Skeleton height={{ base: "10", lg: "16" }} width={{ lg: "60%" }} />
      <AspectRatio ratio={{ base: 4 / 3, lg: 2 }}>
        <Skeleton />
      </AspectRatio>
    </Stack>
  );
}
