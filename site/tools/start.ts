import { demoAccount } from "#supabase/seed/demo-account.ts";
import { DESKTOP_ORIGIN, loopbackOrigins, PREVIEW_PORT } from "#supabase/local/cors.ts";
import { startChild, stopChildren } from "./child-process.ts";
import type { Child } from "./child-process.ts";
import { assertFreePort } from "./ports.ts";
import type { BackendInfo, BackendRequest } from "./server-process-backend.ts";
import type { SiteOptions } from "./server-process-site.ts";
import { BUILD_HOOK_VARIABLE, SMTP_VARIABLE, TURNSTILE_VARIABLE } from "./server-process.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { projectEnv } from "./project-env.ts";
import { readStartOptions } from "../config/start-options.ts";
import type { EmbeddedOptions, StartOptions } from "../config/start-options.ts";

let stopping = false;

gracefulShutdown(() => {
  void stopAll().then(() => process.exit(0));
});

try {
  await start(readStartOptions(process.argv.slice(2), projectEnv("development")));
} catch (error) {
  await giveUp(error instanceof Error ? error.message : String(error));
}

/** Starts backend and site. If one fails, the other is stopped, too. */
async function start({ sitePort, backend }: StartOptions) {
  await assertFreePort(sitePort, "--port");
  const site = `http://127.0.0.1:${sitePort}`;
  if (backend.kind === "hosted") {
    await startSite(sitePort, {});
    announce(site, backend.url, null);
    return;
  }
  await assertFreePort(backend.port, "BACKEND_PORT");
  const { url, publishableKey } = await startBackend(backend, sitePort);
  await startSite(sitePort, {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_DEMO_EMAIL: demoAccount.email,
    VITE_DEMO_PASSWORD: demoAccount.password,
  });
  announce(site, url, demoAccount);
}

async function startBackend(
  { port, dataDir, smtpUrl, buildHookUrl, turnstileSecret }: EmbeddedOptions,
  sitePort: number,
): Promise<BackendInfo> {
  const options: BackendRequest = {
    port,
    dataDir,
    content: "demo",
    siteUrl: `http://127.0.0.1:${sitePort}`,
    pages: [...loopbackOrigins(sitePort, PREVIEW_PORT), DESKTOP_ORIGIN],
  };
  const child = await startChild<BackendInfo>(
    new URL("server-process-backend.ts", import.meta.url),
    {
      options,
      env: {
        ...variable(SMTP_VARIABLE, smtpUrl),
        ...variable(BUILD_HOOK_VARIABLE, buildHookUrl),
        ...variable(TURNSTILE_VARIABLE, turnstileSecret),
      },
    },
  );
  watch(child, "The backend");
  return child.info;
}

function variable(name: string, value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { [name]: value };
}

async function startSite(port: number, env: Readonly<Record<string, string>>) {
  const options: SiteOptions = { mode: "development", port };
  watch(
    await startChild(new URL("server-process-site.ts", import.meta.url), { options, env }),
    "The site",
  );
}

function watch(child: Child<unknown>, name: string) {
  void child.ended.then(() =>
    giveUp(`${name} has ended unexpectedly, so everything stops; the lines above say why.`),
  );
}

async function giveUp(sentence: string) {
  if (stopping) return;
  console.error(sentence);
  await stopAll();
  process.exit(1);
}

async function stopAll() {
  stopping = true;
  await stopChildren();
}

function announce(site: string, backend: string, demo: typeof demoAccount | null) {
  const lines = [
    `Site       ${site}/`,
    `Dashboard  ${site}/admin`,
    `Backend    ${backend}`,
    ...(demo === null ? [] : [`Sign in    ${demo.email}  ${demo.password}`]),
  ];
  console.info(`\n${lines.join("\n")}\n\nReady. Ctrl-C stops everything.`);
}
