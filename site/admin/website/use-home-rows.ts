import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { HomeList } from "#site/content/home-choices.ts";

/** Rows that a search shows. */
const FOUND_MAX = 8;

/** A public post or project. */
export interface HomeRow {
  readonly id: string;
  readonly title: string;
  /** URL of its image or video; null if it has none. */
  readonly image: string | null;
}

interface RowsQuery {
  readonly ids?: readonly string[];
  readonly search?: string;
  readonly pageSize: number;
  readonly signal: AbortSignal;
}

async function listRows(client: StaffClient, list: HomeList, query: RowsQuery): Promise<HomeRow[]> {
  const { rows } =
    list === "projects"
      ? await listPublishedProjects(client, query)
      : await listPublishedPosts(client, query);
  return rows.map(({ id, title, featuredImageUrl: image }) => ({ id, title, image }));
}

/** The public rows with these ids, by id. */
export function useRowsById(list: HomeList, ids: readonly string[]) {
  const client = useStaffClient();
  return useQuery({
    queryKey: ["home-rows", list, "ids", ids],
    queryFn: async ({ signal }) => {
      const rows = await listRows(client, list, { ids, pageSize: Math.max(ids.length, 1), signal });
      return new Map(rows.map((row) => [row.id, row]));
    },
    staleTime: 0,
  });
}

/** Public rows that match the search, the first of their public list without one. */
export function useFoundRows(list: HomeList, search: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: ["home-rows", list, "search", search],
    queryFn: ({ signal }) => listRows(client, list, { search, pageSize: FOUND_MAX, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
