import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";

/** Which of these slugs lead to a public post or project, as its current or a former slug. */
export async function publicSlugs(
  client: PublicClient,
  kind: "post" | "project",
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const view = kind === "post" ? "published_posts" : "published_projects";
  const current = client.rest
    .from(view)
    .select("slug")
    .in("slug", [...slugs]);
  const former = client.rest
    .from("slug_redirects")
    .select("old_slug")
    .eq("kind", kind)
    .in("old_slug", [...slugs]);
  const [rows, redirects] = await Promise.all([execute(current, signal), execute(former, signal)]);
  const found = [...rows.map(({ slug }) => slug), ...redirects.map(({ old_slug }) => old_slug)];
  return found.filter((slug) => slug !== null);
}

/** Which of these normalized paths have a redirect. */
export async function redirectedPaths(
  client: PublicClient,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const request = client.rest
    .from("site_redirects")
    .select("from_path")
    .in("from_path", [...paths]);
  return (await execute(request, signal)).map(({ from_path }) => from_path ?? "");
}
