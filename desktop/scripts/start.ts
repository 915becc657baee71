import { startChild } from "#site/tools/child-process.ts";
import type { Child } from "#site/tools/child-process.ts";
import { assertFreePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import type { SiteOptions } from "#site/tools/server-process-site.ts";
import { projectEnv } from "#site/tools/project-env.ts";
import { readStartOptions } from "#site/config/start-options.ts";
import { DESKTOP_ORIGIN, loopbackOrigins } from "#supabase/local/cors.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { ensureElectron } from "./electron-binary.ts";
import { requireBuildSettings } from "./package-options.ts";
import { runTool } from "./run-tool.ts";

const parts: Child<unknown>[] = [];

/** `npm run desktop`: backend and site as with `npm start`, and the app. */
async function main(): Promise<number> {
  const program = await ensureElectron();
  // electron-vite starts the program of this variable, and otherwise only its own download.
  const env = { ...(await appEnv()), ELECTRON_EXEC_PATH: program };
  // Built as for a release: the page comes from the app's own protocol, not from a development
  // server.
  const app = ["preview", "--config", "desktop/electron.vite.config.ts", "--entry", ENTRY];
  return runTool("electron-vite/bin/electron-vite.js", app, env);
}

/** The built app with its package.json, from which Electron reads its name. */
const ENTRY = "desktop/dist";

async function appEnv(): Promise<Readonly<Record<string, string>>> {
  const given = projectEnv("development");
  const { sitePort, backend } = readStartOptions([], given);
  if (backend.kind === "hosted") {
    requireBuildSettings(given);
    return given;
  }
  await assertFreePort(sitePort, "PORT");
  await assertFreePort(backend.port, "BACKEND_PORT");
  const options: BackendRequest = {
    port: backend.port,
    dataDir: backend.dataDir,
    content: "demo",
    siteUrl: `http://127.0.0.1:${sitePort}`,
    pages: [...loopbackOrigins(sitePort), DESKTOP_ORIGIN],
  };
  const started = await startPart<BackendInfo>("server-process-backend.ts", options);
  const env = {
    VITE_SUPABASE_URL: started.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: started.publishableKey,
    VITE_SITE_URL: `http://127.0.0.1:${sitePort}`,
    VITE_DEMO_EMAIL: demoAccount.email,
    VITE_DEMO_PASSWORD: demoAccount.password,
  };
  const site: SiteOptions = { mode: "development", port: sitePort };
  await startPart("server-process-site.ts", site, env);
  return env;
}

async function startPart<Info>(
  host: string,
  options: unknown,
  env: Readonly<Record<string, string>> = {},
): Promise<Info> {
  const entry = new URL(`../../site/tools/${host}`, import.meta.url);
  const part = await startChild<Info>(entry, { options, env });
  parts.push(part);
  return part.info;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all(parts.map((part) => part.stop()));
}
