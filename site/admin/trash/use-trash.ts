import { useQuery } from "@tanstack/react-query";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { TRASH_KEY } from "./use-trash-actions.ts";
import type { TrashKind } from "./use-trash-actions.ts";

export interface TrashedRow {
  readonly kind: TrashKind;
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly deletedAt: Date;
}

/** Rows per kind and request. Further rows are reachable through the trash filter of each list. */
const ROW_LIMIT = 100;

/**
 * Posts and projects in the trash, newest first: the server deletes them after 30 days. `hidden` counts rows beyond
 * the limit.
 */
export function useTrash() {
  const client = useStaffClient();
  return useQuery({
    queryKey: TRASH_KEY,
    queryFn: async ({ signal }) => {
      const query = { trashed: true, pageSize: ROW_LIMIT, exactTotal: true, signal };
      const [posts, projects] = await Promise.all([
        listPosts(client, query),
        listProjects(client, query),
      ]);
      const rows = [
        ...posts.rows.map((row) => toTrashedRow("post", row)),
        ...projects.rows.map((row) => toTrashedRow("project", row)),
      ].sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime());
      return { rows, hidden: posts.total + projects.total - rows.length };
    },
    staleTime: 0,
  });
}

function toTrashedRow(
  kind: TrashedRow["kind"],
  row: {
    readonly id: string;
    readonly title: string;
    readonly featured_image_url: string | null;
    readonly deleted_at: string | null;
  },
): TrashedRow {
  const { id, title, featured_image_url, deleted_at } = row;
  return { kind, id, title, image: featured_image_url, deletedAt: new Date(deleted_at ?? 0) };
}
