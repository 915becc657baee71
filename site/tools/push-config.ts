import { execa } from "execa";
import { projectEnv, projectRoot } from "./project-env.ts";
import { publicSiteUrl } from "./public-site-url.ts";

const CLI = "supabase@3.1.0";

/**
 * `npm run config:push`: `supabase config push --remote`, once the address of the site is known to be public.
 * The CLI itself only warns of an unset variable (supabase/cli, pull request 3065) and sends a loopback address
 * as it stands (issue 3208); links in mails would lead there.
 */
try {
  const siteUrl = publicSiteUrl(projectEnv("production")["VITE_SITE_URL"]);
  const push = await execa("npx", [CLI, "config", "push", "--remote", ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { VITE_SITE_URL: siteUrl },
    stdio: "inherit",
    reject: false,
  });
  // Without an exit code npx could not be started, or was killed.
  if (push.exitCode === undefined) console.error(push.shortMessage);
  process.exitCode = push.exitCode ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
