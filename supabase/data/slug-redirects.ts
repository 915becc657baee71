import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";

/** The current slug of a former one (`slug_history`), if its row is public; else undefined. */
export async function currentSlugOf(
  client: PublicClient,
  kind: "post" | "project",
  formerSlug: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const request = client.rest
    .from("slug_redirects")
    .select("slug")
    .eq("kind", kind)
    .eq("old_slug", formerSlug)
    .limit(1);
  return (await execute(request, signal))[0]?.slug ?? undefined;
}
