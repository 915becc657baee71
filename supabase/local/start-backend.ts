import type { App } from "@supabase/lite";
import type { TurnstileOptions } from "../functions/_shared/inquiries/verify-token.ts";
import { createAccounts } from "./accounts.ts";
import type { AllowedPages } from "./cors.ts";
import { DEFAULT_PAGES } from "./cors.ts";
import type { DataFolder } from "./data-folder.ts";
import { openDataFolder } from "./data-folder.ts";
import { runDailyJobs } from "./daily-jobs.ts";
import { runReminders } from "./reminders.ts";
import type { Database } from "./database.ts";
import { endTransaction, openDatabase } from "./database.ts";
import type { Handler, Limits } from "./gateway.ts";
import { DEFAULT_LIMITS, createGateway } from "./gateway.ts";
import type { Listener } from "./http-server.ts";
import { listen } from "./http-server.ts";
import { openApp } from "./lite-app.ts";
import type { MailOptions } from "./deliver-mails.ts";
import { deliverMailsRegularly } from "./deliver-mails.ts";
import { migrate } from "./migrate.ts";
import { localFileStorage, removeFilesRegularly } from "./file-storage.ts";
import { rebuildSiteRegularly } from "./rebuild-site.ts";
import type { Mutex } from "./mutex.ts";
import { unlimited, createMutex } from "./mutex.ts";
import { logFilter } from "./log-filter.ts";
import type { Secrets } from "./secrets.ts";
import { loadSecrets } from "./secrets.ts";

export interface BackendOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Folder of the installation: database, images, secrets. Created when missing. */
  readonly dataDir: string;
  readonly host?: "127.0.0.1" | "localhost" | "::1";
  readonly limits?: Partial<Limits>;
  /** Origins of pages that may use the backend; DEFAULT_PAGES by default. */
  readonly pages?: AllowedPages;
  /** A native PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  readonly migrationsDir?: string;
  /** Origin of the website that uses this backend, such as "http://127.0.0.1:5173": the base of links
   * in mails. */
  readonly siteUrl?: string;
  /** Delivers the mails of the outbox; without it they stay there. */
  readonly mail?: MailOptions;
  /** URL of the host's build hook, a secret; without it no rebuild of the site is requested. */
  readonly buildHookUrl?: string;
  /** Inquiries need a check by Cloudflare Turnstile; without it they need none. */
  readonly turnstile?: TurnstileOptions;
}

export interface LocalBackend extends Database {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly dataDir: string;
  /** Ends requests, closes the database, unlocks the folder. Idempotent. */
  readonly stop: () => Promise<void>;
}

/** Starts Supabase on this machine. If a step fails, stops everything that it has started. */
export async function startBackend(options: BackendOptions): Promise<LocalBackend> {
  const ready = Promise.withResolvers<Handler>();
  ready.promise.catch(() => undefined);
  const host = options.host ?? "127.0.0.1";
  const listener = await listen(host, options.port, ready.promise);
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    await listener.close();
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = openDataFolder(options.dataDir);
    undo.push(folder.release);
    undo.push(logFilter());
    const secrets = loadSecrets(folder.secretsFile);
    const turn = options.databaseUrl === undefined ? createMutex() : unlimited;
    const pages = options.pages ?? DEFAULT_PAGES;
    const app = await openApp(folder, secrets, options);
    undo.push(() => turn(() => app.connection.close()));
    const database = openDatabase(app.connection, turn);
    await migrate(app, database, options.migrationsDir);
    await database.query(requireTurnstile(options.turnstile));
    undo.push(runDailyJobs(database).stop, runReminders(database).stop);
    undo.push((await rebuildSiteRegularly(database, options.buildHookUrl)).stop);
    const handle = serialized(app, turn, secrets);
    const files = localFileStorage(handle, secrets);
    undo.push(removeFilesRegularly(database, files).stop);
    if (options.mail !== undefined) {
      undo.push(deliverMailsRegularly(database, files, folder.mail, options.mail).stop);
    }
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const gatewayOptions = {
      limits,
      pages,
      secrets,
      accounts: createAccounts(database),
      database,
      ...(options.turnstile !== undefined && { turnstile: options.turnstile }),
    };
    ready.resolve(createGateway(handle, gatewayOptions));
    return describe(listener, secrets, folder, database, stop);
  } catch (error) {
    ready.reject(error);
    await stop();
    throw error;
  }
}

/** On hosted projects the studio runs this in the SQL editor. */
function requireTurnstile(turnstile: TurnstileOptions | undefined): string {
  return `select private.${turnstile === undefined ? "stop_requiring_turnstile" : "require_turnstile"}()`;
}

function describe(
  listener: Listener,
  secrets: Secrets,
  folder: DataFolder,
  database: Database,
  stop: () => Promise<void>,
): LocalBackend {
  return {
    url: listener.url,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    dataDir: folder.path,
    query: database.query,
    script: database.script,
    stop,
  };
}

function serialized(
  app: App,
  turn: Mutex,
  secrets: Secrets,
): (request: Request) => Promise<Response> {
  let grantsApplied: Promise<void> | null = null;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/auth/"))
      await (grantsApplied ??= turn(() => applyGrants(app, secrets)));
    return turn(async () => {
      const response = await app.fetch(request);
      if (!response.ok) await endTransaction(app.connection);
      return response;
    });
  };
}

/** Lite 0.10.0 grants its rights at the first data request (STATUS.md). Not reported upstream: concurrent first
 * requests on native PostgreSQL end with "tuple concurrently updated". So this sends the first one and the others
 * wait. */
async function applyGrants(app: App, { publishableKey }: Secrets) {
  await app.fetch(
    new Request("http://127.0.0.1/rest/v1/published_posts?select=id&limit=1", {
      headers: { apikey: publishableKey },
    }),
  );
}
