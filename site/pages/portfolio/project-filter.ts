import { categoryParam } from "../list/category-param.ts";

export interface ProjectFilter {
  /** Id of a category. */
  readonly category: string | null;
  readonly type: string | null;
}

/** The filter in the URL's query. */
export function filterIn(search: URLSearchParams): ProjectFilter {
  const type = (search.get("type") ?? "").trim().slice(0, 100);
  return { category: categoryParam(search), type: type === "" ? null : type };
}

export function isFiltered({ category, type }: ProjectFilter): boolean {
  return category !== null || type !== null;
}
