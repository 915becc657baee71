import { Box, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { paths } from "#site/config/paths.ts";
import { portfolioWords } from "#site/content/portfolio.ts";
import { FilterLinks } from "../list/filter-links.tsx";
import { listPath, withQuery } from "../list/list-address.ts";
import { NeedsScript } from "../list/needs-script.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { filterOptionsQuery } from "./project-queries.ts";

const marginBelow = { base: "10", lg: "14" } as const;
/** Height of two rows of filters, reserved while they load to avoid a layout shift. */
const TWO_ROWS = "5.75rem";

interface ProjectFiltersProps {
  /** Slug of the category; null for all. */
  readonly category: string | null;
  readonly type: string | null;
}

/** Filters by category and by type, each if there is more than one value. */
export function ProjectFilters({ category, type }: ProjectFiltersProps) {
  const { data: kinds, isPending } = useQuery(filterOptionsQuery(usePublicClient()));
  if (isPending) return <Box height={TWO_ROWS} marginBlockEnd={marginBelow} />;
  if (kinds === undefined) return null;
  const { categories, types } = kinds;
  if (categories.length < 2 && types.length < 2) return null;
  const linkTo = (name: string, to: ProjectFiltersProps) => ({
    name,
    to: withQuery(listPath(paths.portfolio, { category: to.category, page: 1 }), { type: to.type }),
    current: to.category === category && to.type === type,
  });
  return (
    <Stack gap="1" marginBlockEnd={marginBelow}>
      {categories.length > 1 && (
        <FilterLinks
          label={portfolioWords.categoriesLabel}
          links={[
            linkTo(portfolioWords.all, { category: null, type }),
            ...categories.map(({ slug, name }) => linkTo(name, { category: slug, type })),
          ]}
        />
      )}
      {types.length > 1 && (
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
