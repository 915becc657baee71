import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createMember, createUser } from "#supabase/local/create-member.ts";
import type { BackendOptions, LocalBackend } from "#supabase/local/start-backend.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { createDatabase } from "./native-postgres.ts";
import { PASSWORD, PEOPLE } from "./users.ts";

type Started = Pick<BackendOptions, "limits" | "pages" | "siteUrl" | "turnstile">;

/** A backend for one test file: members, and no content. Without a limit on inquiries by socket by
 * default: all tests share one socket address. */
export function useBackend(options: Started = {}): LocalBackend {
  return useStarted(() => {
    const dataDir = mkdtempSync(join(tmpdir(), "studio-test-"));
    cpSync(inject("template"), dataDir, { recursive: true });
    const limits = { inquiries: null, ...options.limits };
    return startBackend({ port: 0, dataDir, ...options, limits });
  });
}

/** The same on native PostgreSQL, in a database of its own. */
export function useNativeBackend(
  serverUrl: string,
  prepare?: (backend: LocalBackend) => Promise<void>,
): LocalBackend {
  return useStarted(async () => {
    const name = `studio_${crypto.randomUUID().replaceAll("-", "")}`;
    await createDatabase(serverUrl, name);
    const dataDir = mkdtempSync(join(tmpdir(), "studio-test-"));
    const databaseUrl = `${serverUrl}/${name}`;
    const backend = await startBackend({
      port: 0,
      dataDir,
      databaseUrl,
      limits: { inquiries: null },
    });
    await createMember(backend, { ...PEOPLE.owner, password: PASSWORD, role: "owner" });
    await createMember(backend, { ...PEOPLE.editor, password: PASSWORD, role: "editor" });
    await createUser(backend, PEOPLE.outsider.email, PASSWORD);
    await prepare?.(backend);
    return backend;
  });
}

function useStarted(start: () => Promise<LocalBackend>): LocalBackend {
  let started: LocalBackend | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await started?.stop();
    if (started !== undefined) rmSync(started.dataDir, { recursive: true, force: true });
  });
  const live = (): LocalBackend => {
    if (started === undefined) throw new Error("The backend is there from beforeAll on.");
    return started;
  };
  return {
    get url() {
      return live().url;
    },
    get publishableKey() {
      return live().publishableKey;
    },
    get secretKey() {
      return live().secretKey;
    },
    get dataDir() {
      return live().dataDir;
    },
    query: (sql, parameters) => live().query(sql, parameters),
    script: (sql) => live().script(sql),
    stop: () => live().stop(),
  };
}
