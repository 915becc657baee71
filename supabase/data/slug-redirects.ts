import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";

/** The current slug of a former one, if its row is public; else undefined. */
export async function redirectedSlug(
  client: PublicClient,
  kind: "post" | "project",
  oldSlug: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const request = client.rest
    .from("slug_redirects")
    .select("slug")
    .eq("kind", kind)
    .eq("old_slug", oldSlug)
    .limit(1);
  return (await execute(request, signal))[0]?.slug ?? undefined;
}
