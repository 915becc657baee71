import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { publicSlugs } from "#supabase/data/public-slugs.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { paths } from "#site/config/paths.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { linksOf, linkTarget } from "#site/rich-text/body-links.ts";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";

/** Parsing waits for a pause, because it takes longer than a frame in a long text. */
const PAUSE_MS = 500;

/**
 * The links of a text that lead nowhere: malformed addresses, and paths of the studio's site without a page. Addresses of
 * other sites are not requested. Null while the slugs are being looked up.
 */
export function useBrokenLinks(content: string): readonly string[] | null {
  const { origin } = useAdminEnvironment().publicSite;
  const paused = useDebouncedValue(content, PAUSE_MS);
  const links = useMemo(() => linksOf(paused), [paused]);
  const posts = useKnownSlugs("post", slugsBelow(links, origin, paths.blog));
  const projects = useKnownSlugs("project", slugsBelow(links, origin, paths.portfolio));
  if (posts === null || projects === null) return null;
  return links.filter((link) => {
    const target = linkTarget(link, origin);
    if (target.kind !== "page") return target.kind === "malformed";
    const post = slugBelow(target.path, paths.blog);
    const project = slugBelow(target.path, paths.portfolio);
    if (post !== null) return !posts.includes(post);
    if (project !== null) return !projects.includes(project);
    return !isFixedPath(target.path);
  });
}

function useKnownSlugs(kind: "post" | "project", slugs: readonly string[]) {
  const client = useStaffClient();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.publicSlugs, kind, slugs],
    queryFn: ({ signal }) => publicSlugs(client, kind, slugs, signal),
    enabled: slugs.length > 0,
  });
  // Without an answer nothing is known to be broken.
  if (slugs.length === 0 || isError) return slugs;
  return data ?? null;
}

function slugsBelow(links: readonly string[], origin: string, list: string): readonly string[] {
  const slugs = links.flatMap((link) => {
    const target = linkTarget(link, origin);
    return target.kind === "page" ? [slugBelow(target.path, list) ?? ""] : [];
  });
  return [...new Set(slugs)].filter((slug) => slug !== "").toSorted();
}

/** The slug of a path directly below a list; null for any other path. */
function slugBelow(path: string, list: string): string | null {
  const rest = path.startsWith(`${list}/`) ? path.slice(list.length + 1) : "";
  return rest === "" || rest.includes("/") ? null : rest;
}

/** Pages that exist without any row, pages of lists, and files. */
function isFixedPath(path: string): boolean {
  return (
    publicPages().some((page) => page.path === path) ||
    /^\/(?:blog|portfolio)\/(?:page|category)\//.test(path) ||
    /\.\w+$/.test(path)
  );
}
