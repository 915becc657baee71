import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, it } from "vitest";
import { MIGRATIONS } from "#supabase/local/migrate.ts";
import { resetBackend } from "#supabase/local/reset-backend.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { BackendProcess } from "./backend-process.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "studio-start-"));
  undo.push(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

function filledFolder(): string {
  const path = folder();
  cpSync(inject("template"), path, { recursive: true });
  return path;
}

async function started(options: Parameters<typeof startBackend>[0]): Promise<LocalBackend> {
  const backend = await startBackend(options);
  undo.push(backend.stop);
  return backend;
}

const failure = (options: Parameters<typeof startBackend>[0]) =>
  started(options).then(
    () => null,
    (error: unknown) => error,
  );

const isUp = (url: string) =>
  fetch(`${url}/auth/v1/health`).then(
    () => true,
    () => false,
  );

describe("starting the backend", () => {
  it("turns an empty folder into an installation with files readable by their owner only", async () => {
    const dataDir = join(folder(), "new");
    const backend = await started({ port: 0, dataDir });
    expect(backend.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("generates different secrets for every installation", async () => {
    const [one, other] = [
      await started({ port: 0, dataDir: folder() }),
      await started({ port: 0, dataDir: folder() }),
    ];
    expect(one.secretKey).not.toBe(other.secretKey);
    expect(one.publishableKey).not.toBe(other.publishableKey);
    expect(await isUp(one.url)).toBe(true);
    expect(await isUp(other.url)).toBe(true);
  });

  it("is ready within five seconds on existing data, with the data of the first start", async () => {
    const dataDir = filledFolder();
    const first = await startBackend({ port: 0, dataDir });
    await first.query("insert into categories (name) values ('Kept')");
    await first.stop();
    const begin = performance.now();
    const second = await started({ port: 0, dataDir });
    // A busy host invalidates the measurement.
    const took = performance.now() - begin;
    if ((loadavg()[0] ?? 0) < 3) expect(took).toBeLessThan(5000);
    expect(await second.query("select name from categories")).toEqual([{ name: "Kept" }]);
  });

  it("reports a port in use with one sentence, and unlocks the folder", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    undo.push(() => taken.close());
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const dataDir = filledFolder();
    expect(await failure({ port, dataDir })).toMatchObject({
      code: "port-in-use",
      message: `Port ${String(port)} on 127.0.0.1 is already in use; stop what uses it or choose another port.`,
    });
    await started({ port: 0, dataDir });
  });

  it("reports a read-only folder with one sentence", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    const error = await failure({ port: 0, dataDir: join(file, "data") });
    expect(error).toMatchObject({ code: "data-folder-unwritable" });
    expect(String(error)).toContain("cannot be written");
  });

  it("refuses a folder in use by another backend, in this process or another", async () => {
    const dataDir = filledFolder();
    const backend = await started({ port: 0, dataDir });
    expect(await failure({ port: 0, dataDir })).toMatchObject({
      code: "data-folder-in-use",
      message: `The data folder ${dataDir} is in use by process ${String(process.pid)}; stop that one first or choose another folder.`,
    });
    expect(() => resetBackend(dataDir)).toThrow("is in use by process");
    expect(await isUp(backend.url)).toBe(true);
  });

  it("recovers the lock of a dead process, also when its id is reused", async () => {
    for (const stale of ["999999 1", `${String(process.pid)} 1`, "nonsense"]) {
      const dataDir = filledFolder();
      writeFileSync(join(dataDir, "backend.lock"), stale);
      const backend = await startBackend({ port: 0, dataDir });
      await backend.stop();
    }
  });

  it("names a broken migration, rolls it back and stops", async () => {
    const dataDir = filledFolder();
    const migrationsDir = join(folder(), "migrations");
    cpSync(MIGRATIONS, migrationsDir, { recursive: true });
    const name = "20990101000000_broken.sql";
    writeFileSync(join(migrationsDir, name), "create table half (id int); select nonsense;");
    const error = await failure({ port: 54418, dataDir, migrationsDir });
    expect(error).toMatchObject({ code: "broken-migration" });
    expect(String(error)).toContain(
      `The migration ${name} cannot be applied: column "nonsense" does not exist`,
    );
    expect(await isUp("http://127.0.0.1:54418")).toBe(false);

    writeFileSync(join(migrationsDir, name), "create table half (id int);");
    const fixed = await started({ port: 0, dataDir, migrationsDir });
    expect(await fixed.query("select from half")).toEqual([]);
  });

  it("names `npm run reset` for data with migrations that this version does not have", async () => {
    const dataDir = filledFolder();
    const backend = await startBackend({ port: 0, dataDir });
    await backend.query(
      "insert into supabase_migrations.schema_migrations (version, name) values ('20251101090000', 'staff')",
    );
    await backend.stop();
    await expect(BackendProcess.start(dataDir)).rejects.toThrow(
      /^1: The local data was made by another version of this project \(its migration 20251101090000 does not exist here\); run `npm run reset`, which deletes the local data and loads the demo content again, or choose another data folder\.$/,
    );
    expect(await failure({ port: 0, dataDir })).toMatchObject({ code: "outdated-data" });
    expect(resetBackend(dataDir)).toBe(true);
    await started({ port: 0, dataDir });
  });

  it.each([
    [
      "jwtSecret",
      "super-secret-jwt-token-with-at-least-32-characters-long",
      "a well-known default",
    ],
    ["jwtSecret", "short", "fewer than 32 characters"],
    ["jwtSecret", "a".repeat(64), "repeats too few characters"],
    ["secretKey", "sb_publishable_abcdefghijklmnopqrstuvw", "must begin with sb_secret_"],
  ])("refuses to start with a weak %s", async (field, value, reason) => {
    const dataDir = filledFolder();
    const file = join(dataDir, "secrets.json");
    const secrets = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    writeFileSync(file, JSON.stringify({ ...secrets, [field]: value }));
    const error = await failure({ port: 0, dataDir });
    expect(error).toMatchObject({ code: "weak-secret" });
    expect(String(error)).toContain(reason);
  });

  it("refuses unreadable secrets instead of overwriting them", async () => {
    const dataDir = filledFolder();
    writeFileSync(join(dataDir, "secrets.json"), "{");
    expect(await failure({ port: 0, dataDir })).toMatchObject({ code: "weak-secret" });
  });
});

describe("resetting", () => {
  it("removes the data of an installation and nothing else", async () => {
    const dataDir = filledFolder();
    writeFileSync(join(dataDir, "notes.txt"), "mine");
    expect(resetBackend(dataDir)).toBe(true);
    expect(readFileSync(join(dataDir, "notes.txt"), "utf8")).toBe("mine");
    expect(resetBackend(join(dataDir, "nothing"))).toBe(false);
    await started({ port: 0, dataDir });
  });

  it("refuses a folder of another program", () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, "database"));
    writeFileSync(join(dataDir, "database", "thesis.txt"), "");
    expect(() => resetBackend(dataDir)).toThrow("is not a data folder of this backend");
    const thesis = join(dataDir, "database", "thesis.txt");
    expect(() => resetBackend(thesis)).toThrow("is not a data folder of this backend");
    expect(statSync(thesis).isFile()).toBe(true);
  });
});

describe("the backend as a process", () => {
  it("prints one line when ready, responds, and exits cleanly on SIGINT and SIGTERM", async () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const dataDir = filledFolder();
      const process = await BackendProcess.start(dataDir);
      expect(await isUp(process.ready.url)).toBe(true);
      expect(await process.end(signal)).toEqual({ code: 0, errors: "" });
      expect(await isUp(process.ready.url)).toBe(false);
      await (await startBackend({ port: 0, dataDir })).stop();
    }
  });

  it("prints one sentence and exits with code 1 when it cannot start", async () => {
    const dataDir = filledFolder();
    await started({ port: 0, dataDir });
    await expect(BackendProcess.start(dataDir)).rejects.toThrow(
      /^1: The data folder \S+ is in use by process \d+; stop that one first or choose another folder\.$/,
    );
  });

  it("preserves every acknowledged row when it is killed", async () => {
    const dataDir = filledFolder();
    const process = await BackendProcess.start(dataDir);
    let acknowledged = 0;
    const ended: Promise<unknown>[] = [];
    const send = async () => {
      for (;;) {
        const row = {
          name: "A",
          email: `n${String(acknowledged)}@x.test`,
          message: `${String(acknowledged)} ${crypto.randomUUID()}`,
        };
        const response = await fetch(`${process.ready.url}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: { apikey: process.ready.publishableKey, "content-type": "application/json" },
          body: JSON.stringify(row),
        });
        if (response.status === 201) acknowledged += 1;
        if (acknowledged === 15) ended.push(process.end("SIGKILL"));
      }
    };
    await send().catch(() => undefined);
    await Promise.all(ended);
    const backend = await started({ port: 0, dataDir });
    const [row] = await backend.query("select count(*)::int as count from contact_submissions");
    expect(acknowledged).toBeGreaterThanOrEqual(15);
    expect(Number(row?.["count"])).toBeGreaterThanOrEqual(acknowledged);
  });
});
