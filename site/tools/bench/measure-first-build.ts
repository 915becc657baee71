import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChild } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import type { FirstBuild, FirstBuildRequest } from "./first-build.ts";

interface Measured extends FirstBuild {
  /** From the start of the process to its end of the build. */
  readonly seconds: number;
}

/** Limit of the first build, on two cores. */
const MAX_SECONDS = 60;

/**
 * Builds the site with the demo content for the first time, below a temporary folder, and prints how long that
 * took. False if it took too long.
 */
export async function runFirstBuild(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-first-build-"));
  try {
    const { pages, seconds, processorSeconds } = await measureFirstBuild(folder);
    console.info(
      `[figure] Demo site, first build, ${pages} pages: ${seconds.toFixed(1)} s (at most ${MAX_SECONDS}), processor time ${processorSeconds.toFixed(1)} s.`,
    );
    return seconds <= MAX_SECONDS;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Builds the site with the demo content below `folder`, in a new process and with an empty image cache. */
async function measureFirstBuild(folder: string): Promise<Measured> {
  const backend = await startChild<BackendInfo>(
    new URL("../server-process-backend.ts", import.meta.url),
    {
      options: {
        port: await freePort(),
        dataDir: path.join(folder, "data"),
        content: "demo",
      } satisfies BackendRequest,
    },
  );
  try {
    const env = {
      VITE_SUPABASE_URL: backend.info.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.info.publishableKey,
      VITE_SITE_URL: "https://studio.example",
    };
    const outDir = path.join(folder, "site");
    const imageCache = path.join(folder, "images");
    const options: FirstBuildRequest = { outDir, imageCache, env };
    const began = performance.now();
    const build = await startChild<FirstBuild>(new URL("first-build.ts", import.meta.url), {
      options,
      env,
    });
    const seconds = (performance.now() - began) / 1000;
    await build.stop();
    return { ...build.info, seconds };
  } finally {
    await backend.stop();
  }
}
