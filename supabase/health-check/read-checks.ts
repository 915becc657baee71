import type { Database } from "#supabase/data/database.types.ts";
import { COMPARE_DATABASE, PUSH_MIGRATIONS, RESTORE_POLICIES } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { propertyOf, requestBackend, rowsOf } from "./target.ts";
import type { Target } from "./target.ts";

type Api = Database["public"];

/** Readers of each table; a new table does not compile before it is listed. */
const READERS: Readonly<Record<keyof Api["Tables"], "everybody" | "staff">> = {
  blog_posts: "staff",
  categories: "everybody",
  contact_submissions: "staff",
  inquiry_notes: "staff",
  inquiry_replies: "staff",
  media_files: "staff",
  post_versions: "staff",
  preview_links: "staff",
  projects: "staff",
  redirects: "staff",
  setting_versions: "staff",
  project_versions: "staff",
  reply_templates: "staff",
  site_settings: "everybody",
  slug_history: "staff",
};
const STAFF_TABLES = Object.entries(READERS).flatMap(([table, readers]) =>
  readers === "staff" ? [table] : [],
);
const VIEWS = [
  "published_posts",
  "published_projects",
  "site_redirects",
  "slug_redirects",
] as const satisfies readonly (keyof Api["Views"])[];
const PUBLISHED = ["published_posts", "published_projects"] as const;
type HiddenColumn<Table extends keyof Api["Tables"], View extends keyof Api["Views"]> = Exclude<
  keyof Api["Tables"][Table]["Row"],
  keyof Api["Views"][View]["Row"]
>;

/** Columns of a table that its public view does not have; a new one does not compile before it is listed. */
const HIDDEN_COLUMNS = {
  published_posts: {
    created_by_admin: true,
    deleted_at: true,
    status: true,
    version: true,
  } satisfies Record<HiddenColumn<"blog_posts", "published_posts">, true>,
  published_projects: {
    budget_range: true,
    client_name: true,
    created_by_admin: true,
    deleted_at: true,
    status: true,
    version: true,
  } satisfies Record<HiddenColumn<"projects", "published_projects">, true>,
};

/** Anonymous requests can read the public views. */
async function publicReads(target: Target): Promise<CheckResult> {
  for (const view of VIEWS) {
    const response = await requestBackend(target, `/rest/v1/${view}?select=*&limit=1`);
    if (!response.ok)
      return fail(
        `Visitors cannot read ${view} (status ${String(response.status)}).`,
        PUSH_MIGRATIONS,
      );
  }
  return pass("Visitors can read published rows.");
}

/** The public views have no drafts and no posts with a later date. */
async function unpublishedIsHidden(target: Target): Promise<CheckResult> {
  // The clocks of both machines may differ.
  const later = new Date(Date.now() + 3_600_000).toISOString();
  for (const view of PUBLISHED) {
    const filter = `or=(published_at.is.null,published_at.gt.${later})`;
    const response = await requestBackend(target, `/rest/v1/${view}?select=id&limit=1&${filter}`);
    const rows = (await rowsOf(response)) ?? [];
    if (rows.length > 0)
      return fail(
        `Visitors can read unpublished rows of ${view}.`,
        `The view was changed: restore its definition from supabase/schema.sql. ${COMPARE_DATABASE}`,
      );
  }
  return pass("Drafts and scheduled rows are hidden.");
}

/** Anonymous requests may not read the tables: hosted Supabase refuses them. The embedded backend responds with no
 * row instead, because it grants every right on tables, and so does any backend with one grant too many. */
async function staffTablesAreClosed(target: Target): Promise<CheckResult> {
  const isEmbedded = await isEmbeddedBackend(target);
  for (const table of STAFF_TABLES) {
    const response = await requestBackend(target, `/rest/v1/${table}?select=*&limit=1`);
    const rows = await rowsOf(response);
    if (rows === null) continue;
    if (rows.length > 0)
      return fail(`Anonymous requests can read rows of ${table}.`, RESTORE_POLICIES);
    if (!isEmbedded)
      return fail(
        `Anonymous requests have the right to read ${table}, although they got no row.`,
        `Run in the SQL editor: revoke all on public.${table} from anon. ${COMPARE_DATABASE}`,
      );
  }
  return pass("Anonymous requests get no drafts, inquiries, notes, versions or templates.");
}

/** Lite names itself in the version of its sign-in service. */
async function isEmbeddedBackend(target: Target): Promise<boolean> {
  const response = await requestBackend(target, "/auth/v1/health");
  const version: unknown = response.ok ? propertyOf(await response.json(), "version") : null;
  if (typeof version !== "string") return false;
  return Buffer.from(version.split(".")[1] ?? "", "base64url")
    .toString()
    .includes("@supabase/lite");
}

/** The public views do not have the columns that only members may read. */
async function hiddenColumnsAreClosed(target: Target): Promise<CheckResult> {
  for (const [view, columns] of Object.entries(HIDDEN_COLUMNS)) {
    for (const column of Object.keys(columns)) {
      const response = await requestBackend(target, `/rest/v1/${view}?select=${column}&limit=1`);
      if (response.ok)
        return fail(`Anonymous requests can read ${column} of ${view}.`, RESTORE_POLICIES);
    }
  }
  return pass("Clients' names, budgets and staff addresses are not public.");
}

/** The API does not expose the schema `private`. */
async function privateSchemaIsHidden(target: Target): Promise<CheckResult> {
  const response = await requestBackend(target, "/rest/v1/staff?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  // 406: PostgREST does not know the schema. Any other status means that it does.
  return response.status === 406
    ? pass("The API does not expose the list of members.")
    : fail(
        "The API exposes the schema private.",
        "Remove it from Project Settings → Data API → Exposed schemas.",
      );
}

export const readChecks = [
  publicReads,
  unpublishedIsHidden,
  staffTablesAreClosed,
  hiddenColumnsAreClosed,
  privateSchemaIsHidden,
];
