import { useAdminEnvironment } from "#site/admin/shell/admin-environment.tsx";
import { usePlatform } from "#site/admin/shell/platform-context.tsx";
import { paths } from "#site/config/paths.ts";

/** Opens the public page of a post, in a tab of its own or in the system's browser. */
export function useViewPost(): (slug: string) => void {
  const platform = usePlatform();
  const { publicSite } = useAdminEnvironment();
  return (slug) => void platform.openExternal(new URL(paths.blogPost(slug), publicSite));
}
