import { useAdminEnvironment } from "./admin-environment.tsx";
import { useOpenExternal } from "./use-platform-actions.ts";

/** Opens a page of the public site, by its path, in a new tab or, in the desktop app, in the system's browser. */
export function useViewPublicPage(): (path: string) => void {
  const openExternal = useOpenExternal();
  const { publicSite } = useAdminEnvironment();
  return (path) => {
    openExternal(new URL(path, publicSite));
  };
}
