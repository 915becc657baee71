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

/**
 * The links of a text that lead nowhere: malformed addresses, and paths of the studio's site without a page. Addresses of
 * other sites are not requested. Null while the slugs are being looked up.
 */
export function useBrokenLinks(content: string): readonly string[] | null {
  const { origin } = useAdminEnvironment().publicSite;
  const links = useMemo(
    () => linksOf(content).map((address) => ({ address, ...targetOf(address, origin) })),
    [content, origin],
  );
  const post = useFound("post", links);
  const project = useFound("project", links);
  const redirect = useFound("redirect", links);
  if (post === null || project === null || redirect === null) return null;
  const found = { post, project, redirect };
  const isBroken = ({ kind, key }: Target) =>
    kind === "malformed" || (kind !== "known" && !found[kind].includes(key));
  return links.filter(isBroken).map(({ address }) => address);
}

type Row = "post" | "project" | "redirect";

/** Target of a link. `key` is the slug of a row, or the normalized path of a redirect, to be looked up. */
interface Target {
  readonly kind: Row | "known" | "malformed";
  readonly key: string;
}

function targetOf(address: string, origin: string): Target {
  const target = linkTarget(address, origin);
  if (target.kind !== "page")
    return { kind: target.kind === "malformed" ? "malformed" : "known", key: "" };
  const { path } = target;
  const post = slugBelow(path, paths.blog);
  if (post !== null) return { kind: "post", key: post };
  const project = slugBelow(path, paths.portfolio);
  if (project !== null) return { kind: "project", key: project };
  if (isFixedPath(path)) return { kind: "known", key: "" };
  return { kind: "redirect", key: normalizePath(path) };
}

/** Which of the slugs or paths lead to a page; null while they are being looked up. */
function useFound(kind: Row, links: readonly Target[]): readonly string[] | null {
  const ofKind = links.filter((link) => link.kind === kind).map(({ key }) => key);
  const wanted = [...new Set(ofKind)].toSorted();
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
