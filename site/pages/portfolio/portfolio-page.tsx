import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import type { ProjectCard } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
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
import { useSiteOrigin } from "../shell/site-origin.ts";
import { listThing, StructuredData } from "../shell/structured-data.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectGrid, ProjectGridSkeleton } from "./project-grid.tsx";
import { filterIn, isFiltered } from "./project-filter.ts";
import { ProjectFilters } from "./project-filters.tsx";
import { projectsQuery } from "./project-queries.ts";
import { useOpenProject } from "./use-open-project.ts";

export function PortfolioPage() {
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const filtered = isFiltered(filter);
  const query = useQuery(projectsQuery(usePublicClient(), pageNumber(params), filter));
  const { slug, close } = useOpenProject();
  const list = useRef<HTMLDivElement>(null);
  const hasProjects = query.data !== undefined && (query.data.total > 0 || filtered);
  return (
    <>
      <PageMeta {...portfolioMeta} path={paths.portfolio} />
      {query.data !== undefined && <ListData projects={query.data.rows} />}
      <PageIntro headline={portfolioIntro.headline} lead={portfolioIntro.lead} />
      <Column ref={list} scrollMarginTop="6rem" paddingBlock={{ base: "14", lg: "24" }}>
        <ProjectFilters chosen={filter} />
        <Projects query={query} filtered={filtered} onTurn={() => list.current?.scrollIntoView()} />
      </Column>
      {hasProjects && <ClosingCall {...portfolioCall} />}
      {slug !== null && slug !== "" && <ProjectDialog slug={slug} onClose={close} />}
    </>
  );
}

function ListData({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const origin = useSiteOrigin();
  if (origin === "" || projects.length === 0) return null;
  const items = projects.map(({ title, slug }) => ({
    name: title,
    path: paths.portfolioProject(slug),
  }));
  return <StructuredData thing={listThing(origin, items)} />;
}

interface ProjectsProps {
  readonly query: UseQueryResult<Page<ProjectCard>>;
  readonly filtered: boolean;
  readonly onTurn: () => void;
}

function Projects({ query, filtered, onTurn }: ProjectsProps) {
  if (query.isPending) return <ProjectGridSkeleton />;
  if (query.isError) {
    const message = portfolioWords.failed(messageOf(query.error));
    return <ErrorNotice message={message} onRetry={() => void query.refetch()} />;
  }
  const { rows, total, page, pageSize } = query.data;
  if (total === 0) {
    const { title, text, action } = filtered ? portfolioWords.emptyFilter : portfolioEmpty;
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
