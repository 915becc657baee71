import type { Page } from "@playwright/test";

/** Lets POST requests to `path` reach the backend and loses their responses, until the returned function is
 * called. */
export async function loseResponses(page: Page, path: string): Promise<() => Promise<void>> {
  const matches = ({ pathname }: URL) => pathname === path;
  await page.route(matches, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    return route.abort("connectionfailed");
  });
  return () => page.unroute(matches);
}
