import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import type { Target } from "./target.ts";
import { visit } from "./target.ts";

const HOST_SETTINGS =
  "The host does not send the headers of site/hosting/headers.ts. Copy the configuration that the build writes for this host.";

/** Checks of the site; they run only when a site is given. */
async function policyIsStrict(site: string): Promise<CheckResult> {
  const policy = (await visit(site, "/")).headers.get("content-security-policy");
  if (policy === null) return fail("The site sends no content security policy.", HOST_SETTINGS);
  const scripts =
    /(?:^|;)\s*script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1];
  if (scripts === undefined || /'unsafe-(inline|eval)'|\*/.test(scripts))
    return fail("The site's policy allows scripts of other origins.", HOST_SETTINGS);
  return pass("The site allows only its own scripts.");
}

async function typesAreFixed(site: string): Promise<CheckResult> {
  const value = (await visit(site, "/")).headers.get("x-content-type-options");
  return value === "nosniff"
    ? pass("Browsers do not guess content types (X-Content-Type-Options: nosniff).")
    : fail("The header X-Content-Type-Options: nosniff is missing.", HOST_SETTINGS);
}

async function dashboardIsThere(site: string): Promise<CheckResult> {
  const response = await visit(site, "/admin");
  const page = response.ok ? await response.text() : "";
  return page.includes("Interior Design Admin")
    ? pass("The dashboard is served at /admin.")
    : fail(
        "/admin does not show the dashboard.",
        "Configure the host to serve admin.html at /admin.",
      );
}

async function noSecretIsShipped(site: string): Promise<CheckResult> {
  for (const page of ["/", "/admin"]) {
    const html = await (await visit(site, page)).text();
    for (const text of [html, ...(await scriptsOf(site, html))]) {
      if (holdsSecret(text))
        return fail(
          `A script of ${page} contains a secret key.`,
          "Replace the secret key at once, and build again with the publishable key.",
        );
    }
  }
  return pass("The pages contain no secret key.");
}

async function scriptsOf(site: string, html: string): Promise<string[]> {
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
  return Promise.all([...new Set(paths)].map(async (path) => (await visit(site, path)).text()));
}

const KEYS = /sb_secret_[\w-]{10,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}/g;

/** Whether a text contains a key that bypasses every policy. */
export function holdsSecret(text: string): boolean {
  return (text.match(KEYS) ?? []).some(isSecretKey);
}

/** All checks of one site. */
export function siteChecks({ site }: Target) {
  if (site === null) return [];
  return [policyIsStrict, typesAreFixed, dashboardIsThere, noSecretIsShipped].map(
    (check) => () => check(site),
  );
}
