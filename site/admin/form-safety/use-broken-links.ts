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
import type { LinkCheck } from "./checklist-model.ts";
import { linksOf, linkTarget } from "#site/rich-text/body-links.ts";

/**
 * The links of a text that lead nowhere: malformed addresses, and paths of the studio's site without a page. Addresses of
 * other sites are not requested. "checking" while the slugs are being looked up, "failed" if they could not be.
 */
export function useBrokenLinks(content: string): LinkCheck {
  const { origin } = useAdminEnvironment().publicSite;
  const links = useMemo(
    () => linksOf(content).map((address) => ({ address, ...targetOf(address, origin) })),
    [content, origin],
  );
  const lookups = {
    post: useFound("post", links),
    project: useFound("project", links),
    redirect: useFound("redirect", links),
  };
  const results = Object.values(lookups);
  if (results.includes("checking")) return "checking";
  const isBroken = ({ kind, key }: Target) => {
    if (kind === "known" || kind === "malformed") return kind === "malformed";
    const found = lookups[kind];
    return typeof found !== "string" && !found.includes(key);
  };
  const broken = links.filter(isBroken).map(({ address }) => address);
  return broken.length === 0 && results.includes("failed") ? "failed" : broken;
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

/** Which of the slugs or paths lead to a page. */
function useFound(kind: Row, links: readonly Target[]): LinkCheck {
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
  if (wanted.length === 0) return wanted;
  return isError ? "failed" : (data ?? "checking");
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
