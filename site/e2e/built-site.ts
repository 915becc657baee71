import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChild } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { SiteOptions } from "#site/tools/server-process-site.ts";
import { buildTestSite } from "./build-site.ts";
import type { Stack } from "./stacks.ts";

export interface BuiltSite {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the site with the rows published now and serves it as in production. The stack's own build is
 * made without rows. `more` are further VITE_* values. */
export async function openBuiltSite(
  { backend }: Pick<Stack, "backend">,
  more: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-built-"));
  const outDir = path.join(folder, "site");
  const options: SiteOptions = { mode: "preview", port: await freePort(), outDir };
  const address = `http://127.0.0.1:${options.port}`;
  const env = {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    VITE_SITE_URL: address,
    ...more,
  };
  await buildTestSite(outDir, env);
  const entry = new URL("../tools/server-process-site.ts", import.meta.url);
  const server = await startChild(entry, { options, env });
  return {
    address,
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
