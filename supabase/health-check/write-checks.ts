import type { Database } from "#supabase/data/database.types.ts";
import { COMPARE_DATABASE, PUSH_MIGRATIONS, RESTORE_POLICIES } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { sendJson } from "./target.ts";
import type { Target } from "./target.ts";

/** Anonymous inserts are refused. An insert that succeeds leaves a row named `doctor`. */
async function writesAreRefused(target: Target): Promise<CheckResult> {
  const attempts = [
    ["blog_posts", { title: "doctor", slug: "", status: "draft" }],
    ["projects", { title: "doctor", slug: "", status: "draft" }],
    ["categories", { name: "doctor" }],
    ["site_settings", { key: "doctor", value: "doctor" }],
    ["redirects", { from_path: "/doctor", to_path: "/about" }],
    ["reply_templates", { name: "doctor", body: "doctor" }],
  ] as const;
  for (const [table, row] of attempts) {
    const response = await sendJson(target, `/rest/v1/${table}`, row);
    if (response.ok)
      return fail(
        `Anonymous requests can add rows to ${table}.`,
        `Delete the row that this check has just made (its name is doctor). ${RESTORE_POLICIES}`,
      );
  }
  return pass("Anonymous requests cannot write posts, projects, settings or redirects.");
}

/** Visitors may send inquiries. The inquiry of this check lacks the address, so that it is refused as invalid (422)
 * and not stored; 401 or 403 would mean that every inquiry is refused. */
async function visitorsCanSend(target: Target): Promise<CheckResult> {
  const inquiry = { name: "doctor", message: "doctor" };
  const { status } = await sendJson(target, "/rest/v1/contact_submissions", inquiry);
  if (status === 422) return pass("Visitors can send inquiries.");
  if (status === 429) return pass("Visitors can send inquiries, and too many are refused.");
  return fail(
    `Visitors cannot send inquiries (status ${String(status)}, 422 is expected).`,
    `${PUSH_MIGRATIONS} If all are pushed, a right or policy of contact_submissions is missing. ${COMPARE_DATABASE}`,
  );
}

/** Functions without required arguments, from most migrations: PostgREST responds with 404 for a missing one, and
 * with 401 for one that visitors must not call. */
const STAFF_FUNCTIONS = [
  "attention_today",
  "count_unsent_mails",
  "current_staff",
  "dashboard_counts",
  "delivers_mail",
  "inquiry_channel",
  "last_job_runs",
  "list_assignees",
  "list_missing_paths",
  "list_staff",
  "media_uses",
  "my_sessions",
  "own_reply_signature",
  "post_tags",
  "recent_activity",
  "seen_hints",
  "site_build_state",
  "unread_inquiries",
] as const satisfies readonly (keyof Database["public"]["Functions"])[];

/** The functions of the dashboard exist, and visitors cannot call them. */
async function functionsAreThere(target: Target): Promise<CheckResult> {
  for (const name of STAFF_FUNCTIONS) {
    const { status } = await sendJson(target, `/rest/v1/rpc/${name}`, {});
    if (status === 404)
      return fail(`The function ${name} is missing.`, `${PUSH_MIGRATIONS} ${COMPARE_DATABASE}`);
    if (status < 300)
      return fail(
        `Anonymous requests can call the function ${name}.`,
        `Run in the SQL editor: revoke all on function public.${name} from anon, public. ${COMPARE_DATABASE}`,
      );
  }
  return pass("The dashboard's functions exist and refuse visitors.");
}

export const writeChecks = [writesAreRefused, visitorsCanSend, functionsAreThere];
