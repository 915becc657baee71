import { Box, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { portfolioWords } from "#site/content/portfolio.ts";
import { FilterLinks } from "../list/filter-links.tsx";
import { setParams } from "../list/set-params.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import type { ProjectFilter } from "./project-filter.ts";
import { kindsQuery } from "./project-queries.ts";

const marginBelow = { base: "10", lg: "14" } as const;
/** Height of two rows of filters, reserved while they load to avoid a layout shift. */
const TWO_ROWS = "5.75rem";

/** Filters by category and by type, each if there is more than one value. */
export function ProjectFilters({ chosen }: { readonly chosen: ProjectFilter }) {
  const [search] = useSearchParams();
  const { data: kinds, isPending } = useQuery(kindsQuery(usePublicClient()));
  if (isPending) return <Box height={TWO_ROWS} marginBlockEnd={marginBelow} />;
  if (kinds === undefined) return null;
  const linksFor = (param: keyof ProjectFilter, values: readonly (readonly [string, string])[]) => [
    {
      name: param === "type" ? portfolioWords.allTypes : portfolioWords.all,
      to: setParams(search, { [param]: null }),
      current: chosen[param] === null,
    },
    ...values.map(([value, name]) => ({
      name,
      to: setParams(search, { [param]: value }),
      current: chosen[param] === value,
    })),
  ];
  const categories = kinds.categories.map(({ id, name }) => [id, name] as const);
  const types = kinds.types.map((type) => [type, type] as const);
  if (categories.length < 2 && types.length < 2) return null;
  return (
    <Stack gap="1" marginBlockEnd={marginBelow}>
      {categories.length > 1 && (
        <FilterLinks
          label={portfolioWords.categoriesLabel}
          links={linksFor("category", categories)}
        />
      )}
      {types.length > 1 && (
        <FilterLinks label={portfolioWords.typesLabel} links={linksFor("type", types)} />
      )}
    </Stack>
  );
}
