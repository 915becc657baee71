import { Box, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { paths } from "#site/config/paths.ts";
import { portfolioWords } from "#site/content/portfolio.ts";
import { FilterLinks } from "../list/filter-links.tsx";
import { listPath, withQuery } from "../list/list-address.ts";
import { NeedsScript } from "../list/needs-script.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { filterOptionsQuery } from "./project-queries.ts";

const margin = { marginBlockStart: { base: "5", lg: "8" }, marginBlockEnd: "6" } as const;
/** Height of a row of filters, reserved while they load to avoid a layout shift. */
const ROW = "2.75rem";
/** From this number of projects on, types are offered beside categories. */
const MANY_PROJECTS = 12;

interface ProjectFiltersProps {
  /** Slug of the category; null for all. */
  readonly category: string | null;
  readonly type: string | null;
}

/**
 * Filters by category, or by type if there is one category at most. A large portfolio has both, and so has a
 * list of one type, which shows what it is filtered by.
 */
export function ProjectFilters({ category, type }: ProjectFiltersProps) {
  const { data: kinds, isPending } = useQuery(filterOptionsQuery(usePublicClient()));
  if (isPending) return <Box height={ROW} {...margin} />;
  if (kinds === undefined) return null;
  const { categories, types, total } = kinds;
  const byCategory = categories.length > 1;
  const byType = types.length > 1 && (!byCategory || type !== null || total >= MANY_PROJECTS);
  if (!byCategory && !byType) return <Box {...margin} />;
  const linkTo = (name: string, to: ProjectFiltersProps) => ({
    name,
    to: withQuery(listPath(paths.portfolio, { category: to.category, page: 1 }), { type: to.type }),
    current: to.category === category && to.type === type,
  });
  return (
    <Stack gap="1" {...margin}>
      {byCategory && (
        <FilterLinks
          label={portfolioWords.categoriesLabel}
          links={[
            linkTo(portfolioWords.all, { category: null, type }),
            ...categories.map(({ slug, name }) => linkTo(name, { category: slug, type })),
          ]}
        />
      )}
      {byType && (
        <>
          <FilterLinks
            label={portfolioWords.typesLabel}
            needsScript
            links={[
              linkTo(portfolioWords.allTypes, { category, type: null }),
              ...types.map((each) => linkTo(each, { category, type: each })),
            ]}
          />
          <NeedsScript>{portfolioWords.typesNeedScript}</NeedsScript>
        </>
      )}
    </Stack>
  );
}
