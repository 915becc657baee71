import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { publicationState } from "#supabase/data/publication-state.ts";
import type { PublicationColumns } from "#supabase/data/publication-state.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";
import { hasWords, isAddress, pagesTitled, postTarget, projectTarget } from "./link-targets.ts";
import type { LinkSuggestion } from "./link-targets.ts";

const MAX_PER_KIND = 6;

interface FoundTargets {
  readonly targets: readonly LinkSuggestion[];
  /** idle: nothing to search for; failed: posts and projects could not be searched. */
  readonly state: "idle" | "searching" | "failed" | "done";
}

/** Pages, published posts and published projects whose title has the typed words. */
export function useLinkTargets(typed: string): FoundTargets {
  const client = useStaffClient();
  const words = typed.trim();
  const isSearch = words !== "" && !isAddress(words);
  const search = useDebouncedValue(isSearch ? words : "", 200);
  const { data, isError, isPlaceholderData, fetchStatus } = useQuery({
    queryKey: ["link-targets", search],
    queryFn: async ({ signal }) => {
      const query = { search, status: "published", pageSize: MAX_PER_KIND, signal } as const;
      const [posts, projects] = await Promise.all([
        listPosts(client, query),
        listProjects(client, query),
      ]);
      return [
        ...posts.rows.filter(isPublic).map(postTarget),
        ...projects.rows.filter(isPublic).map(projectTarget),
      ];
    },
    enabled: search !== "",
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isSearch) return { targets: [], state: "idle" };
  // Rows of the previous search are filtered by the new text, so that Enter never links to a wrong one.
  const isSearched = search === words;
  const isCurrent = isSearched && !isPlaceholderData && data !== undefined;
  const rows = (data ?? []).filter(({ title }) => isCurrent || hasWords(title, words));
  const targets = [...pagesTitled(words), ...rows];
  // Before, the state is that of the previous search.
  if (isSearched && (isError || fetchStatus === "paused")) return { targets, state: "failed" };
  return { targets, state: isCurrent ? "done" : "searching" };
}

/** A list of published rows includes those of a future date. */
function isPublic(row: PublicationColumns): boolean {
  return publicationState(row, new Date()) === "published";
}
