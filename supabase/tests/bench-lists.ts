/** How long a page of a list takes as the studio grows, on the embedded backend and on native PostgreSQL:
 *   npm run bench:lists [-- words that the names of the lists to ask for contain]
 * Prints the times at 100, 10,000 and 100,000 rows (posts and projects: 100 and 10,000) and fails when a
 * page of a large list takes more than 1.5 times what it takes at 100 rows. The sizes stand beside each
 * other and are asked in turn, so that a busy machine slows all of them alike. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { INQUIRY_SORT_COLUMNS, listInquiries, unreadInquiries } from "#supabase/data/inquiries.ts";
import { pendingWork, dashboardCounts } from "#supabase/data/overview.ts";
import type { Sort } from "#supabase/data/paging.ts";
import { listPosts, POST_SORT_COLUMNS } from "#supabase/data/posts.ts";
import { listProjects, PROJECT_SORT_COLUMNS } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { createMember } from "#supabase/local/create-member.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "#supabase/tests/clients.ts";
import { createDatabase, startNativePostgres } from "#supabase/tests/native-postgres.ts";
import { PASSWORD, PEOPLE } from "#supabase/tests/users.ts";

const MAX_RATIO = 1.5;
const WANTED = process.argv.slice(2);
const WARM_UP = 5;
const ROUNDS = 40;

interface Size {
  readonly name: string;
  readonly content: number;
  readonly inquiries: number;
}

const SIZES: readonly Size[] = [
  { name: "small", content: 100, inquiries: 100 },
  { name: "middle", content: 10_000, inquiries: 10_000 },
  { name: "large", content: 10_000, inquiries: 100_000 },
];

type ListRequest = (client: StaffClient) => Promise<unknown>;

const LISTS: Readonly<Record<string, ListRequest>> = {
  "posts, last changed": (client) => listPosts(client),
  "posts, page 3": (client) => listPosts(client, { page: 3 }),
  "posts, drafts": (client) => listPosts(client, { status: "draft" }),
  "projects, last changed": (client) => listProjects(client),
  "inquiries, newest": (client) => listInquiries(client),
  "inquiries, page 3": (client) => listInquiries(client, { page: 3 }),
  "inquiries, won": (client) => listInquiries(client, { status: "won" }),
  "inquiries, unread": (client) => listInquiries(client, { unread: true }),
  "inquiries, overdue": (client) => listInquiries(client, { overdue: true }),
  ...bySorts("posts", POST_SORT_COLUMNS, (client, sort) => listPosts(client, { sort })),
  ...bySorts("projects", PROJECT_SORT_COLUMNS, (client, sort) => listProjects(client, { sort })),
  ...bySorts("inquiries", INQUIRY_SORT_COLUMNS, (client, sort) => listInquiries(client, { sort })),
  "inquiries, search that all hold": (client) => listInquiries(client, { search: "kitchen" }),
  "unread badge": (client) => unreadInquiries(client),
  "attention today": (client) => pendingWork(client),
  counters: (client) => dashboardCounts(client),
};

/** Printed without a limit. A search for a rare word reads all inquiries, and any search may read all
 * posts and projects: under row-level security PostgreSQL uses neither statistics nor an index for
 * regular expressions. A page with a large offset reads all rows before it. */
const WITHOUT_LIMIT: Readonly<Record<string, ListRequest>> = {
  "posts, search that all hold": (client) => listPosts(client, { search: "post" }),
  "projects, search that all hold": (client) => listProjects(client, { search: "house" }),
  "posts, search that one holds": (client) => listPosts(client, { search: "walnut" }),
  "inquiries, search that one holds": (client) => listInquiries(client, { search: "walnut" }),
  "posts, by title, page 400": (client) =>
    listPosts(client, { page: 400, sort: { column: "title", direction: "asc" } }),
  "inquiries, page 400": (client) => listInquiries(client, { page: 400 }),
};

function bySorts<Column extends string>(
  list: string,
  columns: readonly Column[],
  request: (client: StaffClient, sort: Sort<Column>) => Promise<unknown>,
): Record<string, ListRequest> {
  const sorts = columns.flatMap((column) =>
    (["asc", "desc"] as const).map((direction) => ({ column, direction })),
  );
  return Object.fromEntries(
    sorts.map((sort) => [
      `${list}, by ${sort.column} ${sort.direction}`,
      (client: StaffClient) => request(client, sort),
    ]),
  );
}

async function main() {
  const native = await startNativePostgres();
  let stored = await bench("embedded", undefined);
  if ("missing" in native) console.warn(`native PostgreSQL: NOT RUN, ${native.missing}`);
  else {
    stored = (await bench("native", native.url)) && stored;
    await native.stop();
  }
  process.exitCode = stored ? 0 : 1;
}

async function bench(name: string, server: string | undefined): Promise<boolean> {
  const studios: Awaited<ReturnType<typeof studio>>[] = [];
  try {
    for (const size of SIZES) studios.push(await studio(size, server));
    let stored = true;
    console.info(`\n${name}: median milliseconds of ${String(ROUNDS)} pages`);
    console.info(`${"rows".padEnd(34)}${["100", "10,000", "100,000"].map(cell).join("")}`);
    for (const [list, request] of Object.entries({ ...LISTS, ...WITHOUT_LIMIT })) {
      if (!WANTED.every((word) => list.includes(word))) continue;
      const sizes = /^(posts|projects)/.test(list) ? studios.slice(0, 2) : studios;
      const times = await inTurn(
        request,
        sizes.map(({ client }) => client),
      );
      const factor = Math.max(...times) / (times[0] ?? Number.NaN);
      const within = list in WITHOUT_LIMIT || factor <= MAX_RATIO;
      stored &&= within;
      const cells = times.map((time) => cell(time.toFixed(1))).join("");
      const verdict = list in WITHOUT_LIMIT ? "no limit" : within ? "" : "TOO SLOW";
      console.info(`${list.padEnd(34)}${cells.padEnd(27)}   ×${factor.toFixed(2)} ${verdict}`);
    }
    return stored;
  } finally {
    for (const { stop } of studios) await stop();
  }
}

function cell(text: string): string {
  return text.padStart(9);
}

async function studio(size: Size, server: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), "studio-bench-"));
  if (server !== undefined) await createDatabase(server, size.name);
  const options = server === undefined ? {} : { databaseUrl: `${server}/${size.name}` };
  const backend = await startBackend({ port: 0, dataDir, ...options });
  await createMember(backend, { ...PEOPLE.owner, password: PASSWORD, role: "owner" });
  const client = await signedIn(backend, PEOPLE.owner.email);
  await grow(backend, size);
  // The server closes an idle connection; the first request reconnects.
  await dashboardCounts(client).catch(() => undefined);
  const stop = async () => {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { client, stop };
}

/** Five years of content: a post and a project every four hours, an inquiry every 26 minutes. */
async function grow(backend: LocalBackend, { content, inquiries }: Size) {
  await backend.script(`
    insert into blog_posts (title, slug, content, excerpt, status, updated_at)
    select 'Post ' || n, 'post-' || n, repeat('oak and linen ', 200), case when n = 50 then 'Of walnut' else 'About oak' end, case when n % 4 = 0 then 'draft' else 'published' end, now() - n * interval '4 hours'
    from generate_series(1, ${content}) as n;
    insert into projects (title, slug, description, status, updated_at)
    select 'Project ' || n, 'project-' || n, 'A house', 'published', now() - n * interval '4 hours'
    from generate_series(1, ${content}) as n;
    alter table contact_submissions disable trigger receive_inquiry;
    insert into contact_submissions (name, email, subject, message, status, created_at, reply_due_at)
    select 'Visitor ' || n, n || '@visitor.test', 'Kitchen ' || n, repeat('A kitchen, please. ', 10) || case when n = 50 then 'In walnut.' else '' end, (array['new', 'contacted', 'won', 'lost', 'spam'])[1 + n % 5], now() - n * interval '26 minutes', case when n % 5 = 0 then now() + interval '1 day' - n * interval '26 minutes' end
    from generate_series(1, ${inquiries}) as n;
    alter table contact_submissions enable trigger receive_inquiry;
  `);
  // Hosted databases vacuum automatically.
  await backend.query("vacuum analyze");
}

async function inTurn(request: ListRequest, clients: readonly StaffClient[]): Promise<number[]> {
  const times = clients.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [index, client] of clients.entries()) {
      const start = performance.now();
      await request(client);
      if (round >= WARM_UP) times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

await main();
