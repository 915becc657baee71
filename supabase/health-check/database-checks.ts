import { PUSH_MIGRATIONS } from "./advice.ts";
import type { Catalog, Query } from "./catalog.ts";
import { readCatalog } from "./catalog.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";

/** The checks of `npm run doctor -- --staff`: compares a database with the one that the migrations make, and asks
 * for owners, jobs and mails. Reads only. */
export async function* runDatabaseChecks(
  query: Query,
  expected: Catalog,
): AsyncGenerator<CheckResult> {
  const missing = await missingMigrations(query, expected);
  yield missing.length === 0
    ? pass("Every migration is applied.")
    : fail(`Migrations are missing: ${listed(missing)}.`, PUSH_MIGRATIONS);
  if (missing.length > 0) return;
  const actual = await readCatalog(query);
  for (const check of COMPARISONS) yield check(actual, expected);
  for (const check of [ownersExist, jobsRun, mailsAreDelivered]) yield await check(query);
}

async function missingMigrations(query: Query, expected: Catalog): Promise<string[]> {
  const [table] = await query("select to_regclass('supabase_migrations.schema_migrations') as id");
  const applied =
    table?.["id"] === null
      ? []
      : await query("select version from supabase_migrations.schema_migrations");
  const versions = new Set(applied.map(({ version }) => String(version)));
  return expected.migrations.filter((version) => !versions.has(version));
}

const IN_SCHEMA = "Its statement is in supabase/schema.sql: run it in the SQL editor.";

const COMPARISONS: readonly ((actual: Catalog, expected: Catalog) => CheckResult)[] = [
  ({ openTables }) =>
    openTables.length === 0
      ? pass("Row-level security is on for every table.")
      : fail(
          `Row-level security is off: ${listed(openTables)}.`,
          `Run in the SQL editor: ${openTables.map((table) => `alter table ${table} enable row level security;`).join(" ")}`,
        ),
  (actual, expected) =>
    compare("policies", actual.policies, expected.policies, {
      extra: 'Run in the SQL editor: drop policy "<name>" on <table>;',
      missing: IN_SCHEMA,
    }),
  (actual, expected) =>
    compare("rights of the API's roles", actual.privileges, expected.privileges, {
      extra: "Run in the SQL editor: revoke <right> on <object> from <role>;",
      missing: IN_SCHEMA,
    }),
  // Functions of other origin are no fault unless the API's roles may call them, which the rights show.
  (actual, expected) =>
    compare("functions", only(actual.functions, expected.functions), expected.functions, {
      extra: IN_SCHEMA,
      missing: IN_SCHEMA,
    }),
  (actual, expected) =>
    compare("triggers", only(actual.triggers, expected.triggers), expected.triggers, {
      extra: IN_SCHEMA,
      missing: IN_SCHEMA,
    }),
  (actual, expected) =>
    compare("buckets", actual.buckets, expected.buckets, {
      extra: "Correct it under Storage → the bucket → Edit bucket.",
      missing: "Create it under Storage with these settings.",
    }),
];

/** The entries whose name is expected, with whatever follows the name. */
function only(entries: readonly string[], expected: readonly string[]): string[] {
  const nameOf = (entry: string) => entry.slice(0, entry.lastIndexOf(" "));
  const names = new Set(expected.map(nameOf));
  return entries.filter((entry) => names.has(nameOf(entry)));
}

function compare(
  what: string,
  actual: readonly string[],
  expected: readonly string[],
  advice: { readonly extra: string; readonly missing: string },
): CheckResult {
  const extra = actual.filter((entry) => !expected.includes(entry));
  const missing = expected.filter((entry) => !actual.includes(entry));
  if (extra.length + missing.length === 0) return pass(`The ${what} are those of the migrations.`);
  const found = [
    ...(extra.length > 0 ? [`too many or changed: ${listed(extra)}`] : []),
    ...(missing.length > 0 ? [`missing: ${listed(missing)}`] : []),
  ];
  const steps = [
    ...(extra.length > 0 ? [advice.extra] : []),
    ...(missing.length > 0 ? [advice.missing] : []),
  ];
  return fail(
    `The ${what} differ from the migrations, ${found.join("; ")}.`,
    [...new Set(steps)].join(" "),
  );
}

const LISTED = 5;

function listed(entries: readonly string[]): string {
  const more = entries.length - LISTED;
  const shown = entries.slice(0, LISTED).join(", ");
  return more > 0 ? `${shown} and ${String(more)} more` : shown;
}

async function ownersExist(query: Query): Promise<CheckResult> {
  const owners = await query(
    "select from private.staff join auth.users on id = user_id where staff.role = 'owner' and staff.active",
  );
  return owners.length > 0
    ? pass(`Owners who can sign in: ${String(owners.length)}.`)
    : fail(
        "No owner can sign in.",
        "Add one in the SQL editor: select private.add_staff('<address>', 'owner'); (README, step 4).",
      );
}

async function jobsRun(query: Query): Promise<CheckResult> {
  const runs = await query(
    `select job, error from private.job_runs
     where (job, started_at) in (select job, max(started_at) from private.job_runs group by job)
       and (error is not null or job = 'trash' and started_at < now() - interval '2 days')`,
  );
  if (runs.length > 0)
    return fail(
      `Jobs failed or stopped: ${listed(runs.map(({ job, error }) => `${String(job)} (${typeof error === "string" ? error : "no run in two days"})`))}.`,
      "Run in the SQL editor: select private.start_daily_jobs(); and read the log under Jobs and deliveries in the dashboard.",
    );
  const [any] = await query("select from private.job_runs limit 1");
  return any === undefined
    ? unknown(
        "The daily jobs have not run yet.",
        "They run at 03:17 UTC; where pg_cron is off: select private.start_daily_jobs();",
      )
    : pass("The daily jobs run.");
}

async function mailsAreDelivered(query: Query): Promise<CheckResult> {
  const [row] = await query(
    `select
       (select count(*) from private.outbox where failed_at is not null and failed_at > now() - interval '7 days')::int as failed,
       (select count(*) from private.outbox
        where sent_at is null and failed_at is null and created_at < now() - interval '1 hour')::int as late,
       exists (select from private.mail_delivery) as started`,
  );
  const failed = Number(row?.["failed"]);
  const late = Number(row?.["late"]);
  if (row?.["started"] !== true)
    return unknown(
      `Mail delivery is not started; ${String(late)} mails wait.`,
      "Start it if inquiries shall be mailed (README, step 7).",
    );
  return failed + late === 0
    ? pass("No mail waits for over an hour, and none has failed this week.")
    : fail(
        `Mails that wait for over an hour: ${String(late)}; that have failed this week: ${String(failed)}.`,
        "Their reasons are under Jobs and deliveries in the dashboard; correct SMTP_URL and run npm run mail:push again.",
      );
}
