import { spawn } from "node:child_process";
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
  const push = spawn("npx", [CLI, "config", "push", "--remote", ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, VITE_SITE_URL: siteUrl },
    stdio: "inherit",
    // npx is a batch file there.
    shell: process.platform === "win32",
  });
  push.once("error", (error) => {
    console.error(`npx could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  push.once("exit", (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
