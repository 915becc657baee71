import { useQuery } from "@tanstack/react-query";
import { paths } from "#site/config/paths.ts";
import { blogList } from "#site/content/blog.ts";
import { FilterLinks } from "../list/filter-links.tsx";
import { listPath } from "../list/list-address.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { categoriesQuery } from "./post-queries.ts";

/** Links to the lists of the categories, if there is more than one. Renders nothing while loading or on failure. */
export function CategoryChips({ chosen }: { readonly chosen: string | null }) {
  const { data: categories = [] } = useQuery(categoriesQuery(usePublicClient()));
  if (categories.length < 2) return null;
  const all = {
    name: blogList.allCategories,
    to: paths.blog,
    current: chosen === null,
  };
  const links = categories.map(({ slug, name }) => ({
    name,
    to: listPath(paths.blog, { category: slug, page: 1 }),
    current: chosen === slug,
  }));
  return <FilterLinks label={blogList.categoriesLabel} links={[all, ...links]} />;
}
