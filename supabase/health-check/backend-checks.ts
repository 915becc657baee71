import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";
import { requestBackend, sendJson } from "./target.ts";
import type { Target } from "./target.ts";

const MIGRATIONS =
  "Push the migrations: npx supabase@3.1.0 db push --remote (README, A hosted project, step 2).";
const POLICIES =
  "The policies differ from supabase/migrations. Compare them and push the migrations again.";

/** Tables with private columns or rows. */
const STAFF_TABLES = ["blog_posts", "projects", "contact_submissions", "slug_history", "redirects"];
const PUBLIC_VIEWS = ["published_posts", "published_projects", "slug_redirects", "site_redirects"];
const PRIVATE_COLUMNS = [
  ["published_posts", "created_by_admin"],
  ["published_projects", "client_name"],
  ["published_projects", "budget_range"],
] as const;
const BUCKETS = ["blog-images", "project-images"];

/** The key has only the rights of anonymous visitors. Sends no request. */
export async function keyIsPublic({ publishableKey }: Target): Promise<CheckResult> {
  return Promise.resolve(
    isSecretKey(publishableKey)
      ? fail(
          "The given key bypasses every policy.",
          "Use the publishable key for site and apps, and replace this secret key, because it may be known.",
        )
      : pass("The key is a publishable one."),
  );
}

/** Anonymous requests can read the public views. */
export async function publicReads(target: Target): Promise<CheckResult> {
  for (const view of PUBLIC_VIEWS) {
    const response = await requestBackend(target, `/rest/v1/${view}?select=*&limit=1`);
    if (!response.ok)
      return fail(`Visitors cannot read ${view} (status ${String(response.status)}).`, MIGRATIONS);
  }
  return pass("Visitors can read published rows.");
}

/** Anonymous requests get no row of the tables; an empty table passes as well. */
export async function staffTablesAreClosed(target: Target): Promise<CheckResult> {
  for (const table of STAFF_TABLES) {
    const response = await requestBackend(target, `/rest/v1/${table}?select=*&limit=1`);
    if (!response.ok) continue;
    const rows: unknown = await response.json();
    if (Array.isArray(rows) && rows.length > 0)
      return fail(`Anonymous requests can read rows of ${table}.`, POLICIES);
  }
  return pass("Anonymous requests get no drafts, inquiries or former addresses.");
}

/** The public views do not have the private columns. */
export async function privateColumnsAreClosed(target: Target): Promise<CheckResult> {
  for (const [view, column] of PRIVATE_COLUMNS) {
    const response = await requestBackend(target, `/rest/v1/${view}?select=${column}&limit=1`);
    if (response.ok) return fail(`Anonymous requests can read ${column} of ${view}.`, POLICIES);
  }
  return pass("Clients' names, budgets and staff addresses are not public.");
}

/** Anonymous inserts are refused. An insert that succeeds leaves a row named `doctor`. */
export async function writesAreRefused(target: Target): Promise<CheckResult> {
  const attempts = [
    ["blog_posts", { title: "doctor", slug: "", status: "draft" }],
    ["projects", { title: "doctor", slug: "", status: "draft" }],
    ["categories", { name: "doctor" }],
    ["site_settings", { key: "doctor", value: "doctor" }],
  ] as const;
  for (const [table, row] of attempts) {
    const response = await sendJson(target, `/rest/v1/${table}`, row);
    if (response.ok)
      return fail(
        `Anonymous requests can add rows to ${table}.`,
        `${POLICIES} Delete the row that this check has just made (its name is doctor).`,
      );
  }
  return pass("Anonymous requests cannot write posts, projects, categories or settings.");
}

/** The API does not expose the schema `private`. */
export async function privateSchemaIsHidden(target: Target): Promise<CheckResult> {
  const response = await requestBackend(target, "/rest/v1/staff?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  return response.ok
    ? fail(
        "The API exposes the schema private.",
        "Remove it from Project Settings → Data API → Exposed schemas.",
      )
    : pass("The API does not expose the list of members.");
}

/** Visitors cannot create accounts; unknown if the auth service does not report it. */
export async function nobodySignsUp(target: Target): Promise<CheckResult> {
  const response = await requestBackend(target, "/auth/v1/settings");
  const settings: unknown = response.ok ? await response.json() : null;
  const disabled: unknown =
    typeof settings === "object" && settings !== null
      ? Reflect.get(settings, "disable_signup")
      : undefined;
  if (disabled === true) return pass("Sign-up is disabled.");
  if (disabled === false)
    return fail(
      "Anyone can sign up.",
      'Turn off "Allow new users to sign up" under Authentication → Sign In / Providers.',
    );
  return unknown(
    "The backend does not report whether sign-up is allowed.",
    "Check it under Authentication → Sign In / Providers.",
  );
}

const TRIES = 6;

/** Wrong passwords of one account are limited; unknown if the sixth in a row is still tried. */
export async function signInIsLimited(target: Target): Promise<CheckResult> {
  const email = `doctor-${crypto.randomUUID()}@studio.invalid`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const path = "/auth/v1/token?grant_type=password";
    const response = await sendJson(target, path, { email, password: "wrong-on-purpose" });
    if (response.status === 429)
      return pass("Repeated sign-ins with a wrong password are limited.");
    if (response.ok) return fail("A wrong password signs in.", "Stop the backend.");
  }
  return unknown(
    `${String(TRIES)} wrong passwords in a row were not slowed down.`,
    "Lower the limit of sign-ins under Authentication → Rate Limits, and have staff use two-factor sign-in.",
  );
}

/** The buckets exist and refuse anonymous uploads. An upload that succeeds leaves a file. */
export async function bucketsAreClosed(target: Target): Promise<CheckResult> {
  for (const bucket of BUCKETS) {
    const missing = await requestBackend(target, `/storage/v1/object/public/${bucket}/doctor.png`);
    if (/bucket/i.test(await missing.text()))
      return fail(`There is no bucket ${bucket}.`, MIGRATIONS);
    const upload = await requestBackend(
      target,
      `/storage/v1/object/${bucket}/0000000000000-doctor.png`,
      {
        method: "POST",
        headers: { "content-type": "image/png" },
        body: new Uint8Array([137, 80, 78, 71]),
      },
    );
    if (upload.ok) return fail(`Anonymous requests can upload files to ${bucket}.`, POLICIES);
    const list = await requestBackend(target, `/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const files: unknown = list.ok ? await list.json() : [];
    if (Array.isArray(files) && files.length > 0)
      return fail(`Anonymous requests can list the files of ${bucket}.`, POLICIES);
  }
  return pass("Anonymous requests can neither upload nor list files of the buckets.");
}
