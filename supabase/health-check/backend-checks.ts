import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { Finding } from "./result.ts";
import { mend, unknown, well } from "./result.ts";
import { ask, sendJson } from "./target.ts";
import type { Patient } from "./target.ts";

const MIGRATIONS = "Push the migrations: npx supabase db push (README, A hosted project, step 2).";
const POLICIES =
  "Somebody changed the policies by hand. Compare with supabase/migrations and push them again.";

/** Tables that hold more than the public may see. */
const STAFF_TABLES = ["blog_posts", "projects", "contact_submissions", "slug_history"];
const PUBLIC_VIEWS = ["published_posts", "published_projects", "slug_redirects"];
const PRIVATE_COLUMNS = [
  ["published_posts", "created_by_admin"],
  ["published_projects", "client_name"],
  ["published_projects", "budget_range"],
] as const;
const BUCKETS = ["blog-images", "project-images"];

export async function keyIsPublic({ publishableKey }: Patient): Promise<Finding> {
  return Promise.resolve(
    isSecretKey(publishableKey)
      ? mend(
          "The key that was given passes every policy.",
          "Use the publishable key for site and apps; make a new secret key, since this one may be known.",
        )
      : well("The key is a public one."),
  );
}

export async function publicReads(patient: Patient): Promise<Finding> {
  for (const view of PUBLIC_VIEWS) {
    const answer = await ask(patient, `/rest/v1/${view}?select=*&limit=1`);
    if (!answer.ok)
      return mend(`Visitors cannot read ${view} (status ${String(answer.status)}).`, MIGRATIONS);
  }
  return well("Visitors can read what is published.");
}

export async function staffTablesAreClosed(patient: Patient): Promise<Finding> {
  for (const table of STAFF_TABLES) {
    const answer = await ask(patient, `/rest/v1/${table}?select=*&limit=1`);
    if (!answer.ok) continue;
    const rows: unknown = await answer.json();
    if (Array.isArray(rows) && rows.length > 0)
      return mend(`Anybody can read rows of ${table}.`, POLICIES);
  }
  return well("Strangers get no row of drafts, inquiries or former addresses.");
}

export async function privateColumnsAreClosed(patient: Patient): Promise<Finding> {
  for (const [view, column] of PRIVATE_COLUMNS) {
    const answer = await ask(patient, `/rest/v1/${view}?select=${column}&limit=1`);
    if (answer.ok) return mend(`Anybody can read ${column} of ${view}.`, POLICIES);
  }
  return well("Clients' names, budgets and staff addresses are not public.");
}

export async function writesAreRefused(patient: Patient): Promise<Finding> {
  const attempts = [
    ["blog_posts", { title: "doctor", slug: "", status: "draft" }],
    ["projects", { title: "doctor", slug: "", status: "draft" }],
    ["categories", { name: "doctor" }],
    ["site_settings", { key: "doctor", value: "doctor" }],
  ] as const;
  for (const [table, row] of attempts) {
    const answer = await sendJson(patient, `/rest/v1/${table}`, row);
    if (answer.ok)
      return mend(
        `Anybody can add rows to ${table}.`,
        `${POLICIES} Delete the row that this check has just made (its name is doctor).`,
      );
  }
  return well("Strangers can write no post, project, category or setting.");
}

export async function privateSchemaIsHidden(patient: Patient): Promise<Finding> {
  const answer = await ask(patient, "/rest/v1/staff?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  return answer.ok
    ? mend(
        "The schema private is offered to everybody.",
        "Take it out of Project Settings → Data API → Exposed schemas.",
      )
    : well("The list of staff is not offered to anybody.");
}

export async function nobodySignsUp(patient: Patient): Promise<Finding> {
  const answer = await ask(patient, "/auth/v1/settings");
  const settings: unknown = answer.ok ? await answer.json() : null;
  const disabled: unknown =
    typeof settings === "object" && settings !== null
      ? Reflect.get(settings, "disable_signup")
      : undefined;
  if (disabled === true) return well("Nobody can sign up.");
  if (disabled === false)
    return mend(
      "Anybody can sign up.",
      'Turn off "Allow new users to sign up" under Authentication → Sign In / Providers.',
    );
  return unknown(
    "Whether people can sign up is not told.",
    "Look under Authentication → Sign In / Providers.",
  );
}

const TRIES = 6;

export async function signInIsLimited(patient: Patient): Promise<Finding> {
  const email = `doctor-${crypto.randomUUID()}@studio.invalid`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const path = "/auth/v1/token?grant_type=password";
    const answer = await sendJson(patient, path, { email, password: "wrong-on-purpose" });
    if (answer.status === 429) return well("Guessing passwords is slowed down.");
    if (answer.ok) return mend("A wrong password signs in.", "Take the backend off the net.");
  }
  return unknown(
    `${String(TRIES)} wrong passwords in a row were not slowed down.`,
    "Lower the sign-ins under Authentication → Rate Limits, and have staff use two-factor sign-in.",
  );
}

export async function bucketsAreClosed(patient: Patient): Promise<Finding> {
  for (const bucket of BUCKETS) {
    const missing = await ask(patient, `/storage/v1/object/public/${bucket}/doctor.png`);
    if (/bucket/i.test(await missing.text()))
      return mend(`There is no bucket ${bucket}.`, MIGRATIONS);
    const upload = await ask(patient, `/storage/v1/object/${bucket}/0000000000000-doctor.png`, {
      method: "POST",
      headers: { "content-type": "image/png" },
      body: new Uint8Array([137, 80, 78, 71]),
    });
    if (upload.ok) return mend(`Anybody can put files into ${bucket}.`, POLICIES);
    const list = await ask(patient, `/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const files: unknown = list.ok ? await list.json() : [];
    if (Array.isArray(files) && files.length > 0)
      return mend(`Anybody can list the files of ${bucket}.`, POLICIES);
  }
  return well("Strangers can neither put files into the buckets nor list them.");
}
