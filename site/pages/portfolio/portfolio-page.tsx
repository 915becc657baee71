import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import type { ProjectCard } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { listing } from "#site/content/listing.ts";
import {
  portfolioCall,
  portfolioEmpty,
  portfolioIntro,
  portfolioMeta,
  portfolioWords,
} from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { EmptyNotice, ErrorNotice } from "#site/ui/states.tsx";
import { ListPlaceholders } from "../list/built-empty.tsx";
import { listAddress } from "../list/list-address.ts";
import { ListStatus } from "../list/list-status.tsx";
import { pageNumber } from "../list/page-number.ts";
import { Pager } from "../list/pager.tsx";
import { CallToAction } from "../layout/call-to-action.tsx";
import { PageIntro } from "../layout/page-intro.tsx";
import { HeadTexts, PageMeta } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "../layout/section.tsx";
import { useSiteOrigin } from "../layout/site-origin.ts";
import { listThing, JsonLd } from "../layout/json-ld.tsx";
import { useHydrated } from "../layout/use-hydrated.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectGrid, ProjectGridSkeleton } from "./project-grid.tsx";
import { filterIn, isFiltered } from "./project-filter.ts";
import type { ProjectFilter } from "./project-filter.ts";
import { ProjectFilters } from "./project-filters.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectPage } from "./project-page.tsx";
import { kindsQuery, projectQuery, projectsQuery } from "./project-queries.ts";
import { useOpenProject } from "./use-open-project.ts";

/**
 * The portfolio. The URL of a project shows the list with a dialog; the prerendered HTML is a page of the
 * project.
 */
export function PortfolioPage() {
  const { slug, close } = useOpenProject();
  const isHydrated = useHydrated();
  if (slug !== null && !isHydrated) return <ProjectPage slug={slug} />;
  return <PortfolioList slug={slug} onClose={close} />;
}

interface PortfolioListProps {
  /** Slug of the open project. */
  readonly slug: string | null;
  readonly onClose: () => void;
}

function PortfolioList({ slug, onClose }: PortfolioListProps) {
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const filtered = isFiltered(filter);
  const page = pageNumber(params);
  const query = useQuery(projectsQuery(usePublicClient(), page, filter));
  const hasProjects = query.data !== undefined && (query.data.total > 0 || filtered);
  return (
    <>
      {slug === null ? <ListHead page={page} filter={filter} /> : <OpenHead slug={slug} />}
      {query.data !== undefined && <ListData projects={query.data.rows} />}
      {/* Printing an open project omits the list. */}
      <Box _print={slug === null ? {} : { display: "none" }}>
        <PageIntro headline={portfolioIntro.headline} lead={portfolioIntro.lead} />
        <Column paddingBlock={{ base: "14", lg: "24" }}>
          <ProjectFilters chosen={filter} />
          <ListStatus query={query} loading={portfolioWords.loading} found={portfolioWords.count} />
          <Projects query={query} filtered={filtered} />
        </Column>
      </Box>
      {hasProjects && <CallToAction {...portfolioCall} />}
      {slug !== null && <ProjectDialog slug={slug} onClose={onClose} />}
    </>
  );
}

interface ListHeadProps {
  readonly page: number;
  readonly filter: ProjectFilter;
}

/** Title and canonical URL. A filtered list has its own, if there are such projects. */
function ListHead({ page, filter }: ListHeadProps) {
  const { data: kinds } = useQuery(kindsQuery(usePublicClient()));
  const category = kinds?.categories.find(({ id }) => id === filter.category)?.name ?? "";
  const labels = [category, filter.type ?? ""].filter((label) => label !== "");
  const isGone =
    (filter.category !== null && category === "") ||
    (filter.type !== null && kinds?.types.includes(filter.type) !== true);
  const path = isGone ? paths.portfolio : listAddress(paths.portfolio, { ...filter }, page);
  return <PageMeta {...listing.head(portfolioMeta, labels, page)} path={path} />;
}

function OpenHead({ slug }: { readonly slug: string }) {
  const { data } = useQuery(projectQuery(usePublicClient(), slug));
  return data === undefined ? <HeadTexts {...portfolioMeta} /> : <ProjectHead project={data} />;
}

function ListData({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const origin = useSiteOrigin();
  if (origin === "" || projects.length === 0) return null;
  const items = projects.map(({ title, slug }) => ({
    name: title,
    path: paths.portfolioProject(slug),
  }));
  return <JsonLd thing={listThing(origin, items)} />;
}

interface ProjectsProps {
  readonly query: UseQueryResult<Page<ProjectCard>>;
  readonly filtered: boolean;
}

function Projects({ query, filtered }: ProjectsProps) {
  const list = useRef<HTMLElement>(null);
  const showList = () => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  };
  const empty = <NoProjects filtered={filtered} />;
  if (query.isPending) {
    return (
      <ListPlaceholders empty={empty}>
        <ProjectGridSkeleton />
      </ListPlaceholders>
    );
  }
  if (query.isError) {
    const message = portfolioWords.failed(messageOf(query.error));
    return <ErrorNotice message={message} onRetry={() => void query.refetch()} />;
  }
  const { rows, total, page, pageSize } = query.data;
  if (total === 0) return empty;
  return (
    <Box
      as="section"
      ref={list}
      tabIndex={-1}
      aria-label={portfolioWords.label}
      outline="none"
      scrollMarginTop="7rem"
    >
      <ProjectGrid projects={rows} />
      <Pager page={page} total={total} pageSize={pageSize} onTurn={showList} />
    </Box>
  );
}

function NoProjects({ filtered }: { readonly filtered: boolean }) {
  const { title, text, action } = filtered ? portfolioWords.emptyFilter : portfolioEmpty;
  return (
    <EmptyNotice
      title={title}
      action={
        <ButtonLink to={action.to} variant={filtered ? "outline" : "solid"}>
          {action.label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyNotice>
  );
}
