import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { signIn } from "#supabase/data/auth.ts";
import type { BackupFile, BackupRows } from "#supabase/data/backup.ts";
import {
  BACKUP_TABLES,
  mediaBase,
  readAllRows,
  readFileBytes,
  restoreBackup,
} from "#supabase/data/backup.ts";
import { listMediaWithCopies } from "#supabase/data/media-library.ts";
import { removeMedia, uploadMedia } from "#supabase/data/media.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useRealBackend } from "#supabase/data/testing/real-backend.ts";
import { BackendProcess } from "#supabase/tests/backend-process.ts";
import { PASSWORD, PEOPLE } from "#supabase/tests/users.ts";
import { PNG } from "#supabase/tests/images.ts";
import { report } from "./metrics.ts";

const FILES = 200;
const FILE_BYTES = 100_000;
const ROWS = `
  insert into categories (name) select 'Category ' || n from generate_series(1, 50) as n;
  insert into blog_posts (title, content, status, category_id, created_at, updated_at)
  select 'Post ' || n, repeat('oak 🪑 ', 400), 'published', (select id from categories order by name offset n % 50 limit 1),
    now() - n * interval '1 hour', now() - n * interval '1 minute'
  from generate_series(1, 1000) as n;
  insert into projects (title, description, status, deleted_at)
  select 'Project ' || n, 'A house', 'draft', case when n % 9 = 0 then now() end from generate_series(1, 450) as n;
  insert into contact_submissions (name, email, message, status, created_at)
  select 'Visitor ' || n, n || '@visitor.test', 'A kitchen, please.', 'won', now() - n * interval '1 hour' from generate_series(1, 3500) as n;`;

const backend = useRealBackend();
const quietly = () => undefined;

async function filesOf(client: StaffClient): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const { bucket, name, url } of await listMediaWithCopies(client)) {
    files.push({ bucket, name, bytes: await readFileBytes(url) });
  }
  return files;
}

it("SU18 5,000 rows and 200 files are restored exactly after everything was lost", async () => {
  const { server, staff } = backend();
  await server.script(ROWS);
  for (let file = 0; file < FILES; file += 1) {
    const bytes = [new Uint8Array(PNG), new Uint8Array(randomBytes(FILE_BYTES))];
    await uploadMedia(staff, "blog-images", new File(bytes, "a.png", { type: "image/png" }));
  }
  const rows = await readAllRows(staff);
  const files = await filesOf(staff);
  const count = BACKUP_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
  expect(count).toBeGreaterThanOrEqual(5000);
  expect(files).toHaveLength(FILES);

  await server.script(BACKUP_TABLES.map((table) => `delete from ${table};`).join("\n"));
  for (const { bucket, name } of files) await removeMedia(staff, bucket, name);
  const begin = performance.now();
  await restoreBackup(staff, rows, files, mediaBase(staff), quietly);
  const seconds = (performance.now() - begin) / 1000;
  report(
    `import of ${String(count)} rows and ${String(FILES)} files`,
    `${seconds.toFixed(1)} s`,
    "identical",
  );
  expect(await readAllRows(staff)).toEqual(rows);
  expect(await filesOf(staff)).toEqual(files);
});

interface Moment {
  /** Share of the finished steps. */
  readonly share: number;
  /** Milliseconds later, or as soon as the import reports its end. */
  readonly then: number | "done";
}

const MOMENTS: readonly Moment[] = [
  { share: 0.1, then: 0 },
  { share: 0.6, then: 5 },
  { share: 1, then: 0 },
  { share: 1, then: 300 },
  { share: 1, then: 2000 },
  { share: 1, then: "done" },
];

it("promise 9: after a kill in the middle of an import the database has all old rows or all new ones", async () => {
  const { server, staff } = backend();
  const { dataDir } = server;
  let old = await readAllRows(staff);
  await server.stop();
  const outcomes: string[] = [];
  for (const [round, moment] of MOMENTS.entries()) {
    const next = retitled(old, `Round ${String(round)}`);
    const acknowledged = await importUntilKilled(dataDir, next, moment);
    const found = await rowsIn(dataDir);
    const isNew = found.blog_posts[0]?.["title"] === next.blog_posts[0]?.["title"];
    expect(found).toEqual(isNew ? next : old);
    expect(isNew || !acknowledged, "an import that was reported done is there").toBe(true);
    outcomes.push(isNew ? "new" : "old");
    old = found;
  }
  report("rows after a killed import", outcomes.join(", "), "old or new, never a mixture");
  expect(outcomes.slice(0, 2)).toEqual(["old", "old"]);
  expect(outcomes.at(-1)).toBe("new");
});

function retitled(rows: BackupRows, word: string): BackupRows {
  const renamed = rows.blog_posts.map((row, index) => ({
    ...row,
    title: `${word}, post ${String(index)}`,
  }));
  return { ...rows, blog_posts: renamed };
}

/** Returns whether the import reported its end before the kill. */
async function importUntilKilled(
  dataDir: string,
  rows: BackupRows,
  { share, then }: Moment,
): Promise<boolean> {
  const running = await BackendProcess.start(dataDir);
  const client = await owner(running);
  const reached = Promise.withResolvers<undefined>();
  const importing = restoreBackup(client, rows, [], mediaBase(client), (done, of) => {
    if (done >= Math.floor((of - 1) * share)) reached.resolve(undefined);
  }).then(
    () => true,
    () => false,
  );
  await reached.promise;
  await (then === "done" ? importing : new Promise((resolve) => setTimeout(resolve, then)));
  await running.end("SIGKILL");
  return importing;
}

async function rowsIn(dataDir: string): Promise<BackupRows> {
  const running = await BackendProcess.start(dataDir);
  const rows = await readAllRows(await owner(running));
  await running.end("SIGTERM");
  return rows;
}

async function owner({ ready }: BackendProcess): Promise<StaffClient> {
  const client = createStaffClient(ready);
  await signIn(client, PEOPLE.owner.email, PASSWORD);
  return client;
}
