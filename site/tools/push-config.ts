import { projectEnv } from "./project-env.ts";
import { publicSiteUrl } from "./public-site-url.ts";
import { runSupabaseCli } from "./supabase-cli.ts";

/**
 * `npm run config:push`: `supabase config push --remote`, once the address of the site is known to be public.
 * The CLI itself only warns of an unset variable (supabase/cli, pull request 3065) and sends a loopback address
 * as it stands (issue 3208); links in mails would lead there.
 */
try {
  const siteUrl = publicSiteUrl(projectEnv("production")["VITE_SITE_URL"]);
  const env = { VITE_SITE_URL: siteUrl };
  process.exitCode = await runSupabaseCli(["config", "push", "--remote"], env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
