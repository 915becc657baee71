import { useQuery } from "@tanstack/react-query";
import {
  listUndescribedPosts,
  listUndescribedProjects,
} from "#supabase/data/undescribed-images.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";

/** A post or project with images that lack a description. */
export interface Undescribed {
  readonly tab: TabId;
  readonly id: string;
  readonly title: string;
  readonly images: number;
}

interface UndescribedRows {
  readonly rows: readonly Undescribed[];
  /** How many posts and projects with such images are not among the rows. */
  readonly more: number;
}

const NONE: UndescribedRows = { rows: [], more: 0 };

/**
 * Posts and projects with images that lack a description. Fetched when the overview opens and after each
 * change, not at an interval: it reads texts.
 */
export function useUndescribed(): UndescribedRows & { readonly failed: boolean } {
  const client = useStaffClient();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.counts, "undescribed"],
    queryFn: async ({ signal }): Promise<UndescribedRows> => {
      const [posts, projects] = await Promise.all([
        listUndescribedPosts(client, signal),
        listUndescribedProjects(client, signal),
      ]);
      const rows = await countImages([
        ...posts.rows.map((row) => ({ ...row, tab: "new-blog", missingInGallery: 0 }) as const),
        ...projects.rows.map((row) => ({ ...row, tab: "projects" }) as const),
      ]);
      return { rows, more: posts.more + projects.more };
    },
    enabled: useIsSignedIn(),
    staleTime: 0,
  });
  return { ...(data ?? NONE), failed: isError };
}

interface RowWithImages extends Omit<Undescribed, "images"> {
  readonly content: string;
  readonly missingInGallery: number;
}

/** Counts the images of texts and galleries. Loads the parser only if there is a row to count in. */
async function countImages(rows: readonly RowWithImages[]): Promise<Undescribed[]> {
  if (rows.length === 0) return [];
  const { undescribedImages } = await import("#site/rich-text/undescribed-images.ts");
  return rows
    .map(({ tab, id, title, content, missingInGallery }) => {
      return { tab, id, title, images: undescribedImages(content).length + missingInGallery };
    })
    .filter(({ images }) => images > 0);
}
