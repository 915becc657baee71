import type { BrowserContext } from "@playwright/test";
import { studioBackend } from "./studio.ts";

/**
 * Hosted Supabase's gateway lets pages of other origins read the answers of sign-in. The embedded
 * backend does not say so on /auth/v1 (0.10.0), which this makes up for; everything else is its own.
 */
export async function letPageReadSignIn(context: BrowserContext): Promise<void> {
  await context.route(`${studioBackend().url}/auth/v1/**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    await route.fulfill({ response, headers });
  });
}
