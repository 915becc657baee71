import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useOpenExternal } from "#site/admin/context/use-host.ts";
import { paths } from "#site/config/paths.ts";

/** Opens the public page of a post in a new tab or, in the desktop app, in the system's browser. */
export function useViewPost(): (slug: string) => void {
  const openExternal = useOpenExternal();
  const { publicSite } = useAdminEnvironment();
  return (slug) => {
    openExternal(new URL(paths.blogPost(slug), publicSite));
  };
}
