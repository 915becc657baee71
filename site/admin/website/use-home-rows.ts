import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import { readSiteSettings } from "#supabase/data/site-settings.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { blogSection, portfolioSection } from "#site/content/home.ts";
import { chosenFirst, withStaticCards } from "#site/content/home-choices.ts";
import type { HomeChoice, HomeList } from "#site/content/home-choices.ts";
import { siteSettingsFrom } from "#site/schemas/stored-settings.ts";
import { fallbackOf } from "#site/ui/picture.tsx";

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

const STATIC_CARDS: Readonly<Record<HomeList, readonly HomeRow[]>> = {
  projects: portfolioSection.projects.map(staticRow),
  articles: blogSection.articles.map(staticRow),
};

type StaticCard = (typeof portfolioSection.projects | typeof blogSection.articles)[number];

function staticRow({ title, image }: StaticCard): HomeRow {
  return { id: title, title, image: fallbackOf(image) };
}

/** The latest public rows if the site settings show those on the home page; none otherwise. */
export function useLatestRows({ list, places }: HomeChoice) {
  const client = useStaffClient();
  return useQuery({
    queryKey: ["home-rows", list, "latest"],
    queryFn: async ({ signal }) => {
      const { homeShows } = siteSettingsFrom(await readSiteSettings(client, signal));
      return homeShows === "latest" ? listRows(client, list, { pageSize: places, signal }) : [];
    },
    staleTime: 0,
  });
}

/** The cards with which the home page fills the places after the chosen rows, in their order. */
export function automaticRows(
  list: HomeList,
  chosen: readonly HomeRow[],
  latest: readonly HomeRow[],
): HomeRow[] {
  return withStaticCards(chosenFirst(chosen, latest), STATIC_CARDS[list]).slice(chosen.length);
}
