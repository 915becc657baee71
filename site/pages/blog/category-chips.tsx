import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { blogList } from "#site/content/blog.ts";
import { FilterLinks } from "../list/filter-links.tsx";
import { setParams } from "../list/set-params.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { categoriesQuery } from "./post-queries.ts";

/** Category filter, if there is more than one category. Renders nothing while loading or on failure. */
export function CategoryChips({ chosen }: { readonly chosen: string | null }) {
  const [search] = useSearchParams();
  const { data: categories = [] } = useQuery(categoriesQuery(usePublicClient()));
  if (categories.length < 2) return null;
  const all = {
    name: blogList.allCategories,
    to: setParams(search, { category: null }),
    current: chosen === null,
  };
  const links = categories.map(({ id, name }) => ({
    name,
    to: setParams(search, { category: id }),
    current: chosen === id,
  }));
  return <FilterLinks label={blogList.categoriesLabel} links={[all, ...links]} />;
}
