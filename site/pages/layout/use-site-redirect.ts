import { useEffect } from "react";
import { reportMissingPath } from "#supabase/data/redirects.ts";
import { isPlainPath, normalizePath } from "#supabase/data/redirect-paths.ts";
import { usePublicClient } from "./public-backend.tsx";

/** Paths that were sent to the backend: each is counted once. */
const requested = new Set<string>();

/**
 * Follows the redirect of a path without a page, if an owner made one that the host does not know: newer than
 * the build, or in other letter case on a case-sensitive host. Without a redirect the backend counts the path, without
 * query. Does nothing for "".
 */
export function useSiteRedirect(pathname: string) {
  const client = usePublicClient();
  useEffect(() => {
    if (requested.has(pathname) || !isPlainPath(normalizePath(pathname))) return;
    requested.add(pathname);
    reportMissingPath(client, pathname).then(
      (target) => {
        if (target !== null) window.location.replace(target);
      },
      (error: unknown) => {
        console.warn("[not-found] The redirects could not be searched.", error);
      },
    );
  }, [client, pathname]);
}
