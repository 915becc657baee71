/** How long a page of a list takes as the studio grows: at 100 rows, at 10,000 posts, at 100,000
 * inquiries, on the embedded backend and on native PostgreSQL:
 *   npm run bench:lists
 * Fails when a page of a large list takes more than 1.5 times what it takes at 100 rows. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { dashboardCounts } from "#supabase/data/overview.ts";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { createStaff } from "#supabase/local/create-staff.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "#supabase/tests/callers.ts";
import { startNativePostgres } from "#supabase/tests/native-postgres.ts";
import { PASSWORD, PEOPLE } from "#supabase/tests/people.ts";

const MOST_TIMES = 1.5;
/** What two runs of the very same request differ by on a busy machine. */
const NOISE_MS = 2;
const WARM_UP = 10;
const RUNS = 60;

const SIZES = [
  { posts: 100, inquiries: 100 },
  { posts: 10_000, inquiries: 10_000 },
  { posts: 10_000, inquiries: 100_000 },
] as const;

type Ask = (client: StaffClient) => Promise<unknown>;

const LISTS: Readonly<Record<string, Ask>> = {
  "posts, last changed": (client) => listPosts(client),
  "posts, by title, page 3": (client) =>
    listPosts(client, { sort: { column: "title", direction: "asc" }, page: 3 }),
  "posts, drafts": (client) => listPosts(client, { status: "draft" }),
  "projects, last changed": (client) => listProjects(client),
  "inquiries, newest": (client) => listInquiries(client),
  "inquiries, page 3": (client) => listInquiries(client, { page: 3 }),
  "inquiries, won": (client) => listInquiries(client, { status: "won" }),
  counters: (client) => dashboardCounts(client),
};

async function main() {
  const native = await startNativePostgres();
  let kept = await bench("embedded", undefined);
  if ("missing" in native) console.warn(`native PostgreSQL: NOT RUN, ${native.missing}`);
  else {
    kept = (await bench("native", `${native.url}/postgres`)) && kept;
    await native.stop();
  }
  process.exitCode = kept ? 0 : 1;
}

async function bench(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const place = databaseUrl === undefined ? {} : { databaseUrl };
  const backend = await startBackend({ port: 0, dataDir, ...place });
  try {
    await createStaff(backend, { ...PEOPLE.owner, password: PASSWORD, role: "owner" });
    const client = await signedIn(backend, PEOPLE.owner.email);
    const columns: Record<string, number>[] = [];
    for (const size of SIZES) {
      await grow(backend, size);
      // The connection that lay idle meanwhile is closed; the first request finds that out.
      await dashboardCounts(client).catch(() => undefined);
      columns.push(await measure(client));
    }
    return report(name, columns);
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function grow(backend: LocalBackend, { posts, inquiries }: (typeof SIZES)[number]) {
  await backend.script(`
    insert into blog_posts (title, slug, content, excerpt, status, updated_at)
    select 'Post ' || n, 'post-' || n, repeat('oak and linen ', 200), 'About oak', case when n % 4 = 0 then 'draft' else 'published' end, now() - n * interval '1 minute'
    from generate_series((select count(*) + 1 from blog_posts), ${posts}) as n;
    insert into projects (title, slug, description, status)
    select 'Project ' || n, 'project-' || n, 'A house', 'published'
    from generate_series((select count(*) + 1 from projects), ${posts}) as n;
    insert into contact_submissions (name, email, message, status, created_at)
    select 'Visitor ' || n, n || '@visitor.test', repeat('A kitchen, please. ', 10), (array['new', 'contacted', 'won', 'lost', 'spam'])[1 + n % 5], now() - n * interval '1 minute'
    from generate_series((select count(*) + 1 from contact_submissions), ${inquiries}) as n;
  `);
  // Hosted databases do this by themselves.
  await backend.query("vacuum analyze");
}

async function measure(client: StaffClient): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, ask] of Object.entries(LISTS)) {
    const runs: number[] = [];
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const start = performance.now();
      await ask(client);
      if (run >= WARM_UP) runs.push(performance.now() - start);
    }
    runs.sort((one, other) => one - other);
    times[name] = runs[Math.floor(runs.length / 2)] ?? Number.NaN;
  }
  return times;
}

function report(name: string, [small = {}, ...large]: Record<string, number>[]): boolean {
  console.info(`\n${name}: median milliseconds of ${RUNS} pages`);
  let kept = true;
  for (const [list, base] of Object.entries(small)) {
    const later = large.map((times) => times[list] ?? Number.NaN);
    const within = later.every((time) => time <= base * MOST_TIMES + NOISE_MS);
    kept &&= within;
    const cells = [base, ...later].map((time) => time.toFixed(1).padStart(8)).join("");
    const factor = (Math.max(...later) / base).toFixed(2);
    console.info(`${list.padEnd(26)}${cells}   ×${factor} ${within ? "" : "TOO SLOW"}`);
  }
  return kept;
}

await main();
