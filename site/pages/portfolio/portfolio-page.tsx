import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import type { ProjectCard } from "#supabase/data/public-projects.ts";
import {
  portfolioCall,
  portfolioEmpty,
  portfolioIntro,
  portfolioMeta,
  portfolioWords,
} from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { EmptyNotice, ErrorNotice } from "#site/ui/notices.tsx";
import { pageNumber } from "../listing/page-number.ts";
import { Pager } from "../listing/pager.tsx";
import { ClosingCall } from "../shell/closing-call.tsx";
import { PageIntro } from "../shell/page-intro.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { usePublicClient } from "../shell/public-backend.tsx";
import { Column } from "../shell/section.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectGrid, ProjectGridSkeleton } from "./project-grid.tsx";
import { projectsQuery } from "./project-queries.ts";
import { useOpenProject } from "./use-open-project.ts";

export function PortfolioPage() {
  const [params] = useSearchParams();
  const query = useQuery(projectsQuery(usePublicClient(), pageNumber(params)));
  const { slug, close } = useOpenProject();
  const list = useRef<HTMLDivElement>(null);
  const hasProjects = query.data !== undefined && query.data.total > 0;
  return (
    <>
      <PageMeta {...portfolioMeta} />
      <PageIntro headline={portfolioIntro.headline} lead={portfolioIntro.lead} />
      <Column ref={list} scrollMarginTop="6rem" paddingBlock={{ base: "14", lg: "24" }}>
        <Projects query={query} onTurn={() => list.current?.scrollIntoView()} />
      </Column>
      {hasProjects && <ClosingCall {...portfolioCall} />}
      {slug !== null && slug !== "" && <ProjectDialog slug={slug} onClose={close} />}
    </>
  );
}

interface ProjectsProps {
  readonly query: UseQueryResult<Page<ProjectCard>>;
  readonly onTurn: () => void;
}

function Projects({ query, onTurn }: ProjectsProps) {
  if (query.isPending) return <ProjectGridSkeleton />;
  if (query.isError) {
    const message = portfolioWords.failed(messageOf(query.error));
    return <ErrorNotice message={message} onRetry={() => void query.refetch()} />;
  }
  const { rows, total, page, pageSize } = query.data;
  if (total === 0) {
    const { title, text, action } = portfolioEmpty;
    return (
      <EmptyNotice title={title} action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}>
        {text}
      </EmptyNotice>
    );
  }
  return (
    <>
      <ProjectGrid projects={rows} />
      <Pager page={page} total={total} pageSize={pageSize} onTurn={onTurn} />
    </>
  );
}
