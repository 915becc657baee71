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

/**
 * Posts and projects with images that lack a description. Fetched when the overview opens and after each
 * change, not at an interval: it reads texts.
 */
export function useUndescribed(): {
  readonly rows: readonly Undescribed[];
  readonly failed: boolean;
} {
  const client = useStaffClient();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.counts, "undescribed"],
    queryFn: async ({ signal }): Promise<Undescribed[]> => {
      const [posts, projects] = await Promise.all([
        listUndescribedPosts(client, signal),
        listUndescribedProjects(client, signal),
      ]);
      return [
        ...(await undescribedPosts(posts)),
        ...projects.map(
          ({ missing, ...row }) => ({ ...row, tab: "projects", images: missing }) as const,
        ),
      ].filter(({ images }) => images > 0);
    },
    enabled: useIsSignedIn(),
    staleTime: 0,
  });
  return { rows: data ?? [], failed: isError };
}

/** Loads the parser only if a post has such an image. */
async function undescribedPosts(posts: Awaited<ReturnType<typeof listUndescribedPosts>>) {
  if (posts.length === 0) return [];
  const { undescribedImages } = await import("#site/rich-text/undescribed-images.ts");
  return posts.map(({ id, title, content }) => {
    const images = undescribedImages(content).length;
    return { id, title, tab: "new-blog", images } as const;
  });
}
