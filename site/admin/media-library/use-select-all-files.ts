import { searchMedia } from "#supabase/data/media-files.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useSelectAll } from "#site/admin/data-table/use-select-all.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import type { MediaSearch } from "#site/admin/media/library/use-media-search.ts";
import { selectableFile } from "./library-model.ts";
import type { SelectableFile } from "./library-model.ts";

/** Selects every file that matches search and usage filter, those behind "Show more" included. */
export function useSelectAllFiles(
  selection: RowSelection<SelectableFile>,
  { filter, total }: MediaSearch,
) {
  const client = useStaffClient();
  return useSelectAll(selection, {
    queryKey: [...adminKeys.media, "total"],
    page: { total },
    fetchPage: async ({ page, pageSize }) => {
      const skip = (page - 1) * pageSize;
      const { files, total: all } = await searchMedia(client, filter, skip, {
        pageSize,
      });
      return { rows: files.map(selectableFile), total: all, page, pageSize };
    },
  });
}
