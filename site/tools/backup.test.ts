import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#supabase/data/auth.ts";
import { BACKUP_TABLES, readAllRows, readFileBytes, restoreBackup } from "#supabase/data/backup.ts";
import { readArchive } from "#supabase/data/backup-reader.ts";
import { uploadImage } from "#supabase/data/image-upload.ts";
import { listMediaWithCopies } from "#supabase/data/media-library.ts";
import { removeMedia, uploadMedia } from "#supabase/data/media.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { createMember } from "#supabase/local/create-member.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { PNG } from "#supabase/tests/images.ts";
import { PASSWORD, PEOPLE } from "#supabase/tests/users.ts";
import { npmRun } from "#site/testing/npm-run.ts";

const script = fileURLToPath(new URL("backup.ts", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "studio-backup-"));
const NAME = /^studio-backup-(local|127\.0\.0\.1)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;

let backend: LocalBackend;
let owner: StaffClient;
let folder = "";

async function start(name: string): Promise<LocalBackend> {
  const started = await startBackend({ port: 0, dataDir: join(work, name) });
  await createMember(started, demoAccount);
  return started;
}

async function signedIn(config: LocalBackend): Promise<StaffClient> {
  const client = createStaffClient(config);
  await signIn(client, demoAccount.email, demoAccount.password);
  return client;
}

const image = (more: number) =>
  new File([new Uint8Array(PNG), new Uint8Array(more)], "a.png", { type: "image/png" });

beforeAll(async () => {
  backend = await start("studio");
  await createMember(backend, { ...PEOPLE.editor, password: PASSWORD, role: "editor" });
  owner = await signedIn(backend);
  const copies = [{ width: 480, blob: new Blob(["RIFF\x10\0\0\0WEBPVP8 "]) }];
  const resized = { width: 500, height: 400, copies };
  const { url } = await uploadImage(owner, "blog-images", { file: image(9), resized });
  await uploadMedia(owner, "project-images", image(700_000));
  await backend.script(`
    insert into blog_posts (title, content, status) values ('Oak 🪑', '![A](${url})', 'published'), ('Not yet', '', 'draft');
    insert into projects (title, status, deleted_at) values ('House', 'draft', now());
    insert into site_settings (key, value) values ('site_facts', '{"phone": "+1"}');
    insert into contact_submissions (name, email, message) values ('A', 'a@visitor.test', 'Łazienka');
    insert into inquiry_notes (inquiry_id, body) select id, 'Called' from contact_submissions`);
});

afterAll(async () => {
  await backend.stop();
  rmSync(work, { recursive: true, force: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  folder = mkdtempSync(join(work, "out-"));
  return folder;
}

/** The environment of the command, without variables of the machine. */
function envOf(change: Readonly<Record<string, string>>): Record<string, string> {
  return {
    BACKEND_PORT: new URL(backend.url).port,
    BACKEND_DATA_DIR: backend.dataDir,
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    BACKUP_EMAIL: demoAccount.email,
    BACKUP_PASSWORD: demoAccount.password,
    ...change,
  };
}

function spawned(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...envOf(env) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

const backup = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  spawned([...args, "--out", newFolder()], env).ended;

async function filesOf(client: StaffClient) {
  const stored = await listMediaWithCopies(client);
  return Promise.all(
    stored.map(async ({ bucket, name, url }) => ({
      bucket,
      name,
      bytes: await readFileBytes(url),
    })),
  );
}

describe("SU18 npm run backup", () => {
  it("saves one zip that another installation restores, rows and files alike", async () => {
    const run = npmRun(["backup", "--", "--out", newFolder()], {
      ...envOf({ VITE_SUPABASE_URL: "", BACKUP_EMAIL: "", BACKUP_PASSWORD: "" }),
    });
    expect(await run.ended, run.output()).toBe(0);
    const [name, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(NAME);
    const file = join(folder, name!);
    expect(run.output()).toMatch(/^blog_posts +2 rows$/m);
    expect(run.output()).toMatch(/^files +3$/m);
    expect(run.output()).toContain(file);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);

    const second = await start("second");
    try {
      const client = await signedIn(second);
      const { rows, files, mediaBase } = await readArchive(readFileSync(file));
      await restoreBackup(client, rows, files, mediaBase, () => undefined);
      const moved = JSON.stringify(await readAllRows(owner)).replaceAll(backend.url, second.url);
      expect(await readAllRows(client)).toEqual(JSON.parse(moved));
      expect(await filesOf(client)).toEqual(await filesOf(owner));
      expect(BACKUP_TABLES.filter((table) => rows[table].length > 0)).toEqual(
        expect.arrayContaining(["blog_posts", "projects", "contact_submissions", "inquiry_notes"]),
      );
    } finally {
      await second.stop();
    }
  });

  it("--remote saves the project of the environment, signs out again and prints no secret", async () => {
    const sessions = () => backend.query("select from auth.sessions");
    const before = await sessions();
    const { code, output } = await backup(["--remote"]);
    expect(code, output).toBe(0);
    expect(readdirSync(folder)[0]).toMatch(/^studio-backup-127\.0\.0\.1-/);
    expect(await sessions()).toEqual(before);
    expect(output).not.toContain(demoAccount.password);
    expect(output).not.toContain(backend.publishableKey);
  });

  it.each([
    ["a wrong password", ["--remote"], { BACKUP_PASSWORD: "not-the-password" }, "refuses BACKUP_"],
    [
      "an editor's account",
      ["--remote"],
      { BACKUP_EMAIL: PEOPLE.editor.email, BACKUP_PASSWORD: PASSWORD },
      "not an owner's",
    ],
    ["no server", ["--remote"], { VITE_SUPABASE_URL: "http://127.0.0.1:9" }, "cannot be reached"],
    ["no running backend", [], { BACKEND_DATA_DIR: join(work, "none") }, "No backend runs on"],
  ])("fails with one sentence for %s", async (_what, args, env, sentence) => {
    const { code, output } = await backup(args, env);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).not.toContain("not-the-password");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("fails with one sentence for a folder that is a file", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const { code, output } = await spawned(["--out", file]).ended;
    expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
    expect(output).toContain("is not a folder");
  });

  it("names a file that is missing in the storage, and leaves nothing", async () => {
    const { path } = await uploadMedia(owner, "blog-images", image(1));
    rmSync(join(backend.dataDir, "media", "blog-images", path));
    const { code, output } = await backup([]);
    await removeMedia(owner, "blog-images", path);
    expect(code).toBe(1);
    expect(output).toContain(`The file blog-images/${path} cannot be part of a backup.`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("--keep deletes older backups of the same source, and nothing else", async () => {
    newFolder();
    const old = (label: string, day: number) =>
      `studio-backup-${label}-2026-01-0${day}T02-40-00Z.zip`;
    const others = ["studio-backup-2026-01-01.zip", "notes.zip", old("studio.supabase.co", 1)];
    for (const name of [...others, old("local", 1), old("local", 2), old("local", 3)]) {
      writeFileSync(join(folder, name), "");
    }
    mkdirSync(join(folder, "local"));
    const { code, output } = await spawned(["--out", folder, "--keep", "2"]).ended;
    expect(code, output).toBe(0);
    expect(output).toContain("Deleted 2 older backups.");
    const left = readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining([...others, "local", old("local", 3)]));
    expect(left).toHaveLength(others.length + 3);
  });
});

describe("SU18 npm run backup, interrupted", () => {
  const names: string[] = [];
  beforeAll(async () => {
    for (let file = 0; file < 60; file += 1) {
      names.push((await uploadMedia(owner, "blog-images", image(200_000))).path);
    }
  });
  afterAll(async () => {
    for (const name of names) await removeMedia(owner, "blog-images", name);
  });

  /** Sends a signal while the files are being written. */
  async function interrupted(signal: NodeJS.Signals) {
    const run = spawned(["--out", newFolder()]);
    const part = () => readdirSync(folder).find((name) => statSync(join(folder, name)).size > 0);
    while (part() === undefined) {
      expect(run.child.exitCode).toBe(null);
      await pause(1);
    }
    run.child.kill(signal);
    return run.ended;
  }

  it("leaves no *.zip after a kill, and the next run deletes the rest an hour later", async () => {
    expect((await interrupted("SIGKILL")).code).toBe(null);
    const [part, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(part).toMatch(/\.zip\.part$/);
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(join(folder, part!), hoursAgo, hoursAgo);
    expect((await spawned(["--out", folder]).ended).code).toBe(0);
    expect(existsSync(join(folder, part!))).toBe(false);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(NAME)]);
  });

  // Windows has no signals.
  it.skipIf(process.platform === "win32")("leaves nothing after Ctrl-C", async () => {
    expect((await interrupted("SIGINT")).code).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });
});
