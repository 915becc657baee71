import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { searchMedia } from "#supabase/data/media-files.ts";
import type {
  LibraryFile,
  LibraryFilter,
  LibrarySort,
  WantedUse,
} from "#supabase/data/media-files.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";

const DEBOUNCE_MS = 250;

/** Search text, usage filter and order of the media library, and the files that match, loaded page by page. */
export function useMediaSearch(onlyImages = false) {
  const client = useStaffClient();
  const [search, setSearch] = useState("");
  const [use, setUse] = useState<WantedUse>("all");
  const [sort, setSort] = useState<LibrarySort>("newest");
  const debounced = useDebouncedValue(search, DEBOUNCE_MS);
  const filter: LibraryFilter = { search: debounced, use, onlyImages, sort };
  const query = useInfiniteQuery({
    queryKey: [...adminKeys.media, filter],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await searchMedia(client, filter, pageParam, { signal })),
      filter,
    }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { files }) => sum + files.length, 0);
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  const result = useMemo(() => resultOf(data?.pages ?? []), [data]);
  /** The filter of the files in `result`: those of the search before are shown until the new ones arrive. */
  const shownFilter = data?.pages.at(-1)?.filter ?? filter;
  return { search, setSearch, use, setUse, sort, setSort, query, ...result, filter: shownFilter };
}

export type MediaSearch = ReturnType<typeof useMediaSearch>;

interface FoundPage {
  readonly total: number;
  readonly files: readonly LibraryFile[];
}

/** A file that arrives while pages are loaded moves the others on: without repetitions. */
function resultOf(pages: readonly FoundPage[]) {
  const files = new Map(pages.flatMap((page) => page.files).map((file) => [file.name, file]));
  return { files: [...files.values()], total: pages.at(-1)?.total ?? 0 };
}
