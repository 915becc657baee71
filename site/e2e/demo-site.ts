import path from "node:path";
import { buildTestSite } from "./build-site.ts";
import { freePort } from "#site/tools/ports.ts";
import { startChild } from "#site/tools/child-process.ts";
import type { Child } from "#site/tools/child-process.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import type { SiteOptions } from "#site/tools/server-process-site.ts";

interface DemoSite {
  readonly address: string;
  /** Folder of the build. */
  readonly outDir: string;
  close(): Promise<void>;
}

/** Builds and serves the site with the demo content like in production, below a temporary folder. */
export async function openDemoSite(folder: string): Promise<DemoSite> {
  const parts: Child<unknown>[] = [];
  const close = async () => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  try {
    const request: BackendRequest = {
      port: await freePort(),
      dataDir: path.join(folder, "data"),
      content: "demo",
      pages: "loopback",
    };
    const backend = await startChild<BackendInfo>(serverEntry("backend"), { options: request });
    parts.push(backend);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const env = {
      VITE_SUPABASE_URL: backend.info.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.info.publishableKey,
      VITE_SITE_URL: address,
    };
    const outDir = path.join(folder, "site");
    await buildTestSite(outDir, env);
    const options: SiteOptions = { mode: "preview", port, outDir };
    parts.push(await startChild(serverEntry("site"), { options, env }));
    return { address, outDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverEntry(part: "backend" | "site"): URL {
  return new URL(`../tools/server-process-${part}.ts`, import.meta.url);
}
