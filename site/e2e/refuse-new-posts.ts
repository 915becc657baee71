import type { Page } from "@playwright/test";

/** Requests of posts. */
export const POST_REQUESTS = "**/rest/v1/blog_posts?*";

/**
 * The server refuses new posts, so that no autosave stores their text. The returned function ends it. The console
 * reports each refusal: allow /503/.
 */
export async function refuseNewPosts(page: Page) {
  await page.route(POST_REQUESTS, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => page.unroute(POST_REQUESTS);
}
