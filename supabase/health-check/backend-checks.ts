import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";
import { ask, sendJson } from "./target.ts";
import type { Target } from "./target.ts";

const MIGRATIONS = "Push the migrations: npx supabase db push (README, A hosted project, step 2).";
const POLICIES =
  "Somebody changed the policies by hand. Compare with supabase/migrations and push them again.";

/** Tables with private columns or rows. */
const STAFF_TABLES = ["blog_posts", "projects", "contact_submissions", "slug_history"];
const PUBLIC_VIEWS = ["published_posts", "published_projects", "slug_redirects"];
const PRIVATE_COLUMNS = [
  ["published_posts", "created_by_admin"],
  ["published_projects", "client_name"],
  ["published_projects", "budget_range"],
] as const;
const BUCKETS = ["blog-images", "project-images"];

export async function keyIsPublic({ publishableKey }: Target): Promise<CheckResult> {
  return Promise.resolve(
    isSecretKey(publishableKey)
      ? fail(
          "The key that was given passes every policy.",
          "Use the publishable key for site and apps; make a new secret key, since this one may be known.",
        )
      : pass("The key is a public one."),
  );
}

export async function publicReads(target: Target): Promise<CheckResult> {
  for (const view of PUBLIC_VIEWS) {
    const answer = await ask(target, `/rest/v1/${view}?select=*&limit=1`);
    if (!answer.ok)
      return fail(`Visitors cannot read ${view} (status ${String(answer.status)}).`, MIGRATIONS);
  }
  return pass("Visitors can read what is published.");
}

export async function staffTablesAreClosed(target: Target): Promise<CheckResult> {
  for (const table of STAFF_TABLES) {
    const answer = await ask(target, `/rest/v1/${table}?select=*&limit=1`);
    if (!answer.ok) continue;
    const rows: unknown = await answer.json();
    if (Array.isArray(rows) && rows.length > 0)
      return fail(`Anybody can read rows of ${table}.`, POLICIES);
  }
  return pass("Strangers get no row of drafts, inquiries or former addresses.");
}

export async function privateColumnsAreClosed(target: Target): Promise<CheckResult> {
  for (const [view, column] of PRIVATE_COLUMNS) {
    const answer = await ask(target, `/rest/v1/${view}?select=${column}&limit=1`);
    if (answer.ok) return fail(`Anybody can read ${column} of ${view}.`, POLICIES);
  }
  return pass("Clients' names, budgets and staff addresses are not public.");
}

export async function writesAreRefused(target: Target): Promise<CheckResult> {
  const attempts = [
    ["blog_posts", { title: "doctor", slug: "", status: "draft" }],
    ["projects", { title: "doctor", slug: "", status: "draft" }],
    ["categories", { name: "doctor" }],
    ["site_settings", { key: "doctor", value: "doctor" }],
  ] as const;
  for (const [table, row] of attempts) {
    const answer = await sendJson(target, `/rest/v1/${table}`, row);
    if (answer.ok)
      return fail(
        `Anybody can add rows to ${table}.`,
        `${POLICIES} Delete the row that this check has just made (its name is doctor).`,
      );
  }
  return pass("Strangers can write no post, project, category or setting.");
}

export async function privateSchemaIsHidden(target: Target): Promise<CheckResult> {
  const answer = await ask(target, "/rest/v1/staff?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  return answer.ok
    ? fail(
        "The schema private is offered to everybody.",
        "Take it out of Project Settings → Data API → Exposed schemas.",
      )
    : pass("The list of staff is not offered to anybody.");
}

export async function nobodySignsUp(target: Target): Promise<CheckResult> {
  const answer = await ask(target, "/auth/v1/settings");
  const settings: unknown = answer.ok ? await answer.json() : null;
  const disabled: unknown =
    typeof settings === "object" && settings !== null
      ? Reflect.get(settings, "disable_signup")
      : undefined;
  if (disabled === true) return pass("Nobody can sign up.");
  if (disabled === false)
    return fail(
      "Anybody can sign up.",
      'Turn off "Allow new users to sign up" under Authentication → Sign In / Providers.',
    );
  return unknown(
    "Whether people can sign up is not told.",
    "Look under Authentication → Sign In / Providers.",
  );
}

const TRIES = 6;

export async function signInIsLimited(target: Target): Promise<CheckResult> {
  const email = `doctor-${crypto.randomUUID()}@studio.invalid`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const path = "/auth/v1/token?grant_type=password";
    const answer = await sendJson(target, path, { email, password: "wrong-on-purpose" });
    if (answer.status === 429) return pass("Guessing passwords is slowed down.");
    if (answer.ok) return fail("A wrong password signs in.", "Take the backend off the net.");
  }
  return unknown(
    `${String(TRIES)} wrong passwords in a row were not slowed down.`,
    "Lower the sign-ins under Authentication → Rate Limits, and have staff use two-factor sign-in.",
  );
}

export async function bucketsAreClosed(target: Target): Promise<CheckResult> {
  for (const bucket of BUCKETS) {
    const missing = await ask(target, `/storage/v1/object/public/${bucket}/doctor.png`);
    if (/bucket/i.test(await missing.text()))
      return fail(`There is no bucket ${bucket}.`, MIGRATIONS);
    const upload = await ask(target, `/storage/v1/object/${bucket}/0000000000000-doctor.png`, {
      method: "POST",
      headers: { "content-type": "image/png" },
      body: new Uint8Array([137, 80, 78, 71]),
    });
    if (upload.ok) return fail(`Anybody can put files into ${bucket}.`, POLICIES);
    const list = await ask(target, `/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const files: unknown = list.ok ? await list.json() : [];
    if (Array.isArray(files) && files.length > 0)
      return fail(`Anybody can list the files of ${bucket}.`, POLICIES);
  }
  return pass("Strangers can neither put files into the buckets nor list them.");
}
