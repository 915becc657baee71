import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { Finding } from "./result.ts";
import { mend, well } from "./result.ts";
import type { Patient } from "./target.ts";
import { visit } from "./target.ts";

const HOST_SETTINGS =
  "The host does not send the headers of site/hosting/headers.ts. Copy the configuration that the build makes for it.";

/** The site's own checks; each is asked only when there is a site to look at. */
async function policyIsStrict(site: string): Promise<Finding> {
  const policy = (await visit(site, "/")).headers.get("content-security-policy");
  if (policy === null) return mend("The site sends no content security policy.", HOST_SETTINGS);
  const scripts =
    /(?:^|;)\s*script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1];
  if (scripts === undefined || /'unsafe-(inline|eval)'|\*/.test(scripts))
    return mend("The site's policy lets foreign scripts run.", HOST_SETTINGS);
  return well("The site runs its own scripts only.");
}

async function typesAreFixed(site: string): Promise<Finding> {
  const value = (await visit(site, "/")).headers.get("x-content-type-options");
  return value === "nosniff"
    ? well("Files are taken for what they say they are.")
    : mend("The header X-Content-Type-Options: nosniff is missing.", HOST_SETTINGS);
}

async function dashboardIsThere(site: string): Promise<Finding> {
  const answer = await visit(site, "/admin");
  const page = answer.ok ? await answer.text() : "";
  return page.includes("Interior Design Admin")
    ? well("The dashboard answers at /admin.")
    : mend("/admin does not show the dashboard.", "Let the host answer /admin with admin.html.");
}

async function noSecretIsShipped(site: string): Promise<Finding> {
  for (const page of ["/", "/admin"]) {
    const html = await (await visit(site, page)).text();
    for (const text of [html, ...(await scriptsOf(site, html))]) {
      if (holdsSecret(text))
        return mend(
          `A script of ${page} holds a secret key.`,
          "Make a new secret key at once, and build again with the publishable one.",
        );
    }
  }
  return well("No secret is shipped with the pages.");
}

async function scriptsOf(site: string, html: string): Promise<string[]> {
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
  return Promise.all([...new Set(paths)].map(async (path) => (await visit(site, path)).text()));
}

const KEYS = /sb_secret_[\w-]{10,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}/g;

/** Whether a key that passes every policy stands anywhere in a text. */
export function holdsSecret(text: string): boolean {
  return (text.match(KEYS) ?? []).some(isSecretKey);
}

/** All of them for one site. */
export function siteChecks({ site }: Patient) {
  if (site === null) return [];
  return [policyIsStrict, typesAreFixed, dashboardIsThere, noSecretIsShipped].map(
    (check) => () => check(site),
  );
}
