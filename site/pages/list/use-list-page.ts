import { useParams, useSearchParams } from "react-router-dom";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { pageNumber } from "./list-address.ts";
import type { ListPage } from "./list-address.ts";

interface RequestedList {
  /** Null if the path has an invalid page number. */
  readonly listPage: ListPage | null;
  /** Search and type. Empty during hydration: a static host serves the same HTML for every query. */
  readonly query: URLSearchParams;
}

const NO_QUERY = new URLSearchParams();

/** The list page and the filters in the URL. */
export function useListPage(): RequestedList {
  const { category = null, page } = useParams();
  const [search] = useSearchParams();
  const number = pageNumber(page);
  return {
    listPage: number === null ? null : { category, page: number },
    query: useHydrated() ? search : NO_QUERY,
  };
}
