import { isSecretKey } from "#supabase/data/secret-key.ts";
import { BUILD_AGAIN, COPY_HOST_SETTINGS } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { sitePostChecks } from "./site-post-checks.ts";
import { turnstileAgrees } from "./turnstile-checks.ts";
import { isConfidential, visit } from "./target.ts";
import type { Target } from "./target.ts";

/** Checks of the site; they run only when a site is given. */
async function siteIsEncrypted(site: string): Promise<CheckResult> {
  if (!isConfidential(site))
    return fail(
      `The site's address ${site} is not encrypted.`,
      "Use https:// (README: nginx and Caddy with TLS; other hosts do it by themselves).",
    );
  const isLocal = !site.startsWith("https://");
  const hsts = isLocal || (await visit(site, "/")).headers.has("strict-transport-security");
  return hsts
    ? pass("The site's address is encrypted or local.")
    : fail("The site sends no Strict-Transport-Security header.", COPY_HOST_SETTINGS);
}

async function policyIsStrict(site: string): Promise<CheckResult> {
  const policy = await policyOf(site);
  if (policy === null)
    return fail("The site sends no content security policy.", COPY_HOST_SETTINGS);
  const scripts = directive(policy, "script-src") ?? directive(policy, "default-src");
  if (scripts === undefined || /'unsafe-(inline|eval)'|\*/.test(scripts))
    return fail("The site's policy allows scripts of other origins.", COPY_HOST_SETTINGS);
  return pass("The site allows only its own scripts, and that of Turnstile where it is on.");
}

/** Browsers let the site reach this backend; a build for another project has the origin of that project. */
async function policyNamesBackend(site: string, { backend }: Target): Promise<CheckResult> {
  const connections = directive((await policyOf(site)) ?? "", "connect-src") ?? "";
  return connections.split(/\s+/).includes(new URL(backend).origin)
    ? pass("The site's policy names this backend.")
    : fail(`The site was not built for this backend (connect-src${connections}).`, BUILD_AGAIN);
}

async function policyOf(site: string): Promise<string | null> {
  return (await visit(site, "/")).headers.get("content-security-policy");
}

function directive(policy: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}([^;]*)`).exec(policy)?.[1];
}

async function typesAreFixed(site: string): Promise<CheckResult> {
  const value = (await visit(site, "/")).headers.get("x-content-type-options");
  return value === "nosniff"
    ? pass("Browsers do not guess content types (X-Content-Type-Options: nosniff).")
    : fail("The header X-Content-Type-Options: nosniff is missing.", COPY_HOST_SETTINGS);
}

async function dashboardIsThere(site: string): Promise<CheckResult> {
  const response = await visit(site, "/admin");
  const page = response.ok ? await response.text() : "";
  return page.includes("Interior Design Admin")
    ? pass("The dashboard is served at /admin.")
    : fail(
        "/admin does not show the dashboard.",
        `Configure the host to serve admin.html at /admin. ${COPY_HOST_SETTINGS}`,
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

/** Hashed files are stored by browsers for a long time: without that each visit loads them again. */
async function assetsAreCached(site: string): Promise<CheckResult> {
  const html = await (await visit(site, "/admin")).text();
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(html)?.[1];
  if (asset === undefined) return pass("The dashboard's page names no hashed file.");
  const cache = (await visit(site, asset)).headers.get("cache-control") ?? "";
  const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return seconds >= 2_592_000 && cache.includes("immutable")
    ? pass("Browsers store scripts and styles for a long time.")
    : fail(
        `Browsers load ${asset} on each visit (Cache-Control: ${cache === "" ? "none" : cache}).`,
        COPY_HOST_SETTINGS,
      );
}

/** All checks of one site. */
export function siteChecks(target: Target): readonly (() => Promise<CheckResult>)[] {
  const { site } = target;
  if (site === null) return [];
  return [
    siteIsEncrypted,
    policyIsStrict,
    policyNamesBackend,
    typesAreFixed,
    dashboardIsThere,
    noSecretIsShipped,
    assetsAreCached,
    turnstileAgrees,
    ...sitePostChecks,
  ].map((check) => () => check(site, target));
}
