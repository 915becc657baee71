import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChild } from "#site/tools/child-process.ts";
import type { Child } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import type { SiteOptions } from "#site/tools/server-process-site.ts";
import { buildTestSite } from "./build-site.ts";

/** `empty` has no rows; specs on `full` and `built` create their rows and remove them. */
export const stackNames = ["empty", "full", "built"] as const;
export type StackName = (typeof stackNames)[number];

export interface Stack {
  /** Origin of the production build. */
  readonly site: string;
  readonly backend: BackendInfo;
}

/** The owner account of a test stack. */
export const memberAccount = {
  email: "e2e@lindenandloam.example",
  password: "e2e-linden-and-loam",
  role: "owner",
} as const;

export interface OpenStack {
  readonly stack: Stack;
  /** Sends SIGKILL to the backend; `startBackend` starts it again with its data. */
  killBackend(): Promise<void>;
  startBackend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a backend, the production build and its server, on free ports and in a temporary folder. */
export async function openStack(): Promise<OpenStack> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-e2e-"));
  const parts: Child<unknown>[] = [];
  const close = async () => {
    await Promise.all(parts.map((part) => part.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const sitePort = await freePort();
    const site = `http://127.0.0.1:${sitePort}`;
    const request: BackendRequest = {
      port: await freePort(),
      dataDir: path.join(folder, "data"),
      content: { empty: memberAccount },
      siteUrl: site,
      // Specs serve additional builds on free ports.
      pages: "loopback",
    };
    let backend = await startChild<BackendInfo>(serverEntry("backend"), { options: request });
    parts.push(backend);
    const outDir = path.join(folder, "site");
    const options: SiteOptions = { mode: "preview", port: sitePort, outDir };
    const env = {
      VITE_SITE_URL: site,
      VITE_SUPABASE_URL: backend.info.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.info.publishableKey,
      VITE_DEMO_EMAIL: memberAccount.email,
      VITE_DEMO_PASSWORD: memberAccount.password,
    };
    await buildTestSite(outDir, env);
    parts.push(await startChild(serverEntry("site"), { options, env }));
    return {
      stack: { site, backend: backend.info },
      killBackend: () => backend.kill(),
      startBackend: async () => {
        backend = await startChild<BackendInfo>(serverEntry("backend"), { options: request });
        parts.push(backend);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverEntry(part: "backend" | "site"): URL {
  return new URL(`../tools/server-process-${part}.ts`, import.meta.url);
}
