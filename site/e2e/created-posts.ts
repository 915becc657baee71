import type { Page, Request } from "@playwright/test";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { removePost } from "./row-factory.ts";

/**
 * Watches the posts that the tabs of a browser create: a new post that a test leaves open is autosaved as a draft.
 * The returned function removes them.
 */
export function watchCreatedPosts(page: Page, staff: StaffClient): () => Promise<void> {
  const ids = new Set<string>();
  const note = (request: Request) => {
    const id = request.headers()["idempotency-key"];
    const { pathname } = new URL(request.url());
    if (id !== undefined && pathname === "/rest/v1/blog_posts") ids.add(id);
  };
  page.context().on("request", note);
  return async () => {
    page.context().off("request", note);
    for (const id of ids) await removePost(staff, id);
  };
}
