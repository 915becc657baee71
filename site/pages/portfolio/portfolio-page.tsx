import { Box, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { ListJsonLd } from "../list/list-json-ld.tsx";
import { isNotFound, messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { listing } from "#site/content/listing.ts";
import {
  portfolioEmpty,
  portfolioIntro,
  portfolioMeta,
  portfolioWords,
} from "#site/content/portfolio.ts";
import { categoryWords } from "#site/content/portfolio-category.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";
import { ListPlaceholders, useBuiltEmpty } from "../list/built-empty.tsx";
import { pathOfFormerQuery } from "../list/former-query.ts";
import { listPath, withQuery, SEARCH_MAX } from "../list/list-address.ts";
import type { ListPage } from "../list/list-address.ts";
import { ListStatus } from "../list/list-status.tsx";
import { Pager } from "../list/pager.tsx";
import { useListPage } from "../list/use-list-page.ts";
import { UnknownPath } from "../not-found/unknown-path.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { HeadingRow } from "../layout/section-heading.tsx";
import { Column } from "#site/ui/column.tsx";
import { AllMaterials } from "./material-links.tsx";
import { NeighbouringProjects } from "./neighbouring-projects.tsx";
import { suggestsNeighbours } from "./neighbours.ts";
import { PortfolioEnd } from "./portfolio-end.tsx";
import { ProjectGrid, ProjectGridSkeleton } from "./project-grid.tsx";
import { ProjectFilters } from "./project-filters.tsx";
import { filterOptionsQuery, projectsQuery } from "./project-queries.ts";

/** The portfolio: all projects or those of a category, of one type or of all. */
export function PortfolioPage() {
  const { listPage, query } = useListPage();
  const { data: kinds } = useQuery(filterOptionsQuery(usePublicClient()));
  const project = query.get("project") ?? "";
  // The first version opened a project by its query.
  if (project !== "") return <Navigate to={paths.portfolioProject(project)} replace />;
  const current = pathOfFormerQuery(paths.portfolio, query, kinds?.categories);
  if (current !== null) return <Navigate to={current} replace />;
  if (listPage === null) return <UnknownPath />;
  const type = (query.get("type") ?? "").trim().slice(0, SEARCH_MAX);
  return <PortfolioList listPage={listPage} type={type === "" ? null : type} />;
}

interface PortfolioListProps {
  readonly listPage: ListPage;
  /** Project type; null for all. */
  readonly type: string | null;
}

function PortfolioList({ listPage, type }: PortfolioListProps) {
  const query = useQuery(projectsQuery(usePublicClient(), listPage, type));
  if (isNotFound(query.error)) return <UnknownPath />;
  const filtered = listPage.category !== null || type !== null;
  const hasProjects = query.data !== undefined && (query.data.total > 0 || filtered);
  // The rows of the previous list stay until those of this one have arrived.
  const isWhole = type === null && !query.isPlaceholderData;
  return (
    <>
      <ListHead listPage={listPage} type={type} />
      {query.data !== undefined && (
        <ListJsonLd
          items={query.data.rows.map(({ title, slug }) => ({
            name: title,
            path: paths.portfolioProject(slug),
          }))}
        />
      )}
      <Column
        paddingBlockStart={{ base: "10", lg: "14" }}
        paddingBlockEnd={{ base: "12", lg: "16" }}
        // The end begins below the first viewport: what arrives or leaves above it moves nothing in view.
        minHeight="min(100svh, 70rem)"
      >
        <Intro
          category={listPage.category}
          count={isWhole && query.data !== undefined ? query.data.total : null}
        />
        <ProjectFilters category={listPage.category} type={type} />
        <ListStatus query={query} loading={portfolioWords.loading} found={portfolioWords.count} />
        <Projects
          query={query}
          opening={listPage.page === 1}
          filtered={filtered}
          isWholeCategory={isWhole && listPage.category !== null}
          urlOfPage={(page) =>
            withQuery(listPath(paths.portfolio, { ...listPage, page }), { type })
          }
        />
      </Column>
      <AllMaterials />
      {hasProjects && <PortfolioEnd />}
    </>
  );
}

interface IntroProps {
  /** Slug of the category; null for all. */
  readonly category: string | null;
  /** Number of its projects of all types; null while unknown. */
  readonly count: number | null;
}

/**
 * Headline and lead in one row, so that the first project begins in the first viewport: those of the portfolio, or a
 * category's name and number of projects.
 */
function Intro({ category, count }: IntroProps) {
  const name = useCategoryName(category);
  const isNamed = name !== "" && count !== null && count > 0;
  const isBuiltEmpty = useBuiltEmpty();
  const isEmpty = category === null && (count ?? (isBuiltEmpty ? 0 : 1)) === 0;
  const general = isEmpty ? portfolioIntro.emptyLead : portfolioIntro.lead;
  const lead = isNamed ? categoryWords.lead(name, count) : general;
  return (
    <HeadingRow>
      <Text as="h1" textStyle="display" overflowWrap="anywhere">
        {name === "" ? portfolioIntro.headline : name}
      </Text>
      {/* With another count it is another element: its lines appear in their place and none moves. */}
      <Text key={lead} color="fg.muted" maxWidth="34rem">
        {lead}
      </Text>
    </HeadingRow>
  );
}

/** The name of a category's slug; "" for none, and while the categories load. */
function useCategoryName(category: string | null): string {
  const { data: kinds } = useQuery(filterOptionsQuery(usePublicClient()));
  return kinds?.categories.find(({ slug }) => slug === category)?.name ?? "";
}

/** Title and canonical URL: the path, whatever type is chosen. */
function ListHead({ listPage, type }: PortfolioListProps) {
  const labels = [useCategoryName(listPage.category), type ?? ""].filter((label) => label !== "");
  const path = listPath(paths.portfolio, listPage);
  return <PageMeta {...listing.head(portfolioMeta, labels, listPage.page)} path={path} />;
}

interface ProjectsProps {
  readonly query: UseQueryResult<Page<ProjectSummary>>;
  /** The first page of the list. */
  readonly opening: boolean;
  readonly filtered: boolean;
  /** The projects are those of one category, of all types. */
  readonly isWholeCategory: boolean;
  readonly urlOfPage: (page: number) => string;
}

function Projects({ query, opening, filtered, isWholeCategory, urlOfPage }: ProjectsProps) {
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
    return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  }
  const { rows, total, page, pageSize } = query.data;
  if (total === 0) return empty;
  return (
    <>
      <Box as="section" aria-label={portfolioWords.label}>
        <ProjectGrid projects={rows} opening={opening} />
        <Pager page={page} total={total} pageSize={pageSize} urlOfPage={urlOfPage} />
      </Box>
      {isWholeCategory && suggestsNeighbours(query.data) && (
        <NeighbouringProjects key={total} shown={rows} />
      )}
    </>
  );
}

function NoProjects({ filtered }: { readonly filtered: boolean }) {
  const { title, text, action } = filtered ? portfolioWords.emptyFilter : portfolioEmpty;
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={action.to} variant={filtered ? "outline" : "solid"}>
          {action.label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
