import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { publicSlugs, redirectedPaths } from "#supabase/data/public-slugs.ts";
import { normalizePath } from "#supabase/data/redirect-paths.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { paths } from "#site/config/paths.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { materialTerms } from "#site/content/material-terms.ts";
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
  const posts = useFound("post", slugsBelow(links, origin, paths.blog));
  const projects = useFound("project", slugsBelow(links, origin, paths.portfolio));
  const redirected = useFound("redirect", otherPaths(links, origin));
  if (posts === null || projects === null || redirected === null) return null;
  return links.filter((link) => {
    const target = linkTarget(link, origin);
    if (target.kind !== "page") return target.kind === "malformed";
    const post = slugBelow(target.path, paths.blog);
    const project = slugBelow(target.path, paths.portfolio);
    if (post !== null) return !posts.includes(post);
    if (project !== null) return !projects.includes(project);
    return !isFixedPath(target.path) && !redirected.includes(normalizePath(target.path));
  });
}

/** Which of the slugs or paths lead to a page; null while they are being looked up. */
function useFound(kind: "post" | "project" | "redirect", wanted: readonly string[]) {
  const client = useStaffClient();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.publicSlugs, kind, wanted],
    queryFn: ({ signal }) =>
      kind === "redirect"
        ? redirectedPaths(client, wanted, signal)
        : publicSlugs(client, kind, wanted, signal),
    enabled: wanted.length > 0,
  });
  // Without an answer nothing is known to be broken.
  if (wanted.length === 0 || isError) return wanted;
  return data ?? null;
}

/** Paths of the site that are neither a post nor a project nor a page of every build. */
function otherPaths(links: readonly string[], origin: string): readonly string[] {
  const found = links.flatMap((link) => {
    const target = linkTarget(link, origin);
    if (target.kind !== "page" || isFixedPath(target.path)) return [];
    const lists = [paths.blog, paths.portfolio];
    const isRow = lists.some((list) => slugBelow(target.path, list) !== null);
    return isRow ? [] : [normalizePath(target.path)];
  });
  return [...new Set(found)].toSorted();
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

/** Pages that exist without any row, pages of lists, materials, and files. */
function isFixedPath(path: string): boolean {
  return (
    publicPages().some((page) => page.path === path) ||
    materialTerms.some(({ slug }) => paths.material(slug) === path) ||
    /^\/(?:blog|portfolio)\/(?:page|category)\//.test(path) ||
    /\.\w+$/.test(path)
  );
}
