import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChild } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import { TURNSTILE_VARIABLE } from "#site/tools/server-process.ts";
import { startSiteverify, TURNSTILE_SECRET } from "#supabase/tests/siteverify-server.ts";
import type { Siteverify } from "#supabase/tests/siteverify-server.ts";
import { openBuiltSite } from "./built-site.ts";
import type { BuiltSite } from "./built-site.ts";
import { memberAccount } from "./stacks.ts";

export interface TurnstileSite extends BuiltSite {
  readonly backend: BackendInfo;
  /** Stands in for Cloudflare's verification of tokens. */
  readonly cloudflare: Siteverify;
}

/** A backend that requires Turnstile, and a site that was built with it. */
export async function openTurnstileSite(): Promise<TurnstileSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-turnstile-"));
  const cloudflare = await startSiteverify();
  const options: BackendRequest = {
    port: await freePort(),
    dataDir: path.join(folder, "data"),
    content: { empty: memberAccount },
    pages: "loopback",
    siteverifyUrl: cloudflare.url,
  };
  const entry = new URL("../tools/server-process-backend.ts", import.meta.url);
  const env = { [TURNSTILE_VARIABLE]: TURNSTILE_SECRET };
  const backend = await startChild<BackendInfo>(entry, { options, env });
  const site = await openBuiltSite(
    { backend: backend.info },
    { VITE_TURNSTILE_SITE_KEY: "1x00000000000000000000AA" },
  );
  return {
    address: site.address,
    backend: backend.info,
    cloudflare,
    close: async () => {
      await site.close();
      await backend.stop();
      await cloudflare.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
