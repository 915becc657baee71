import { buildSite } from "#site/prerender/build-site.ts";
import { runServerProcess } from "#site/tools/server-process.ts";

export interface FirstBuildRequest {
  readonly outDir: string;
  readonly imageCache: string;
  /** VITE_* values. */
  readonly env: Readonly<Record<string, string>>;
}

export interface FirstBuild {
  readonly pages: number;
  /** User and system time of all threads. */
  readonly processorSeconds: number;
}

// A process that builds the site once and reports what the build took of the processor.
await runServerProcess(async (options) => {
  const { pages } = await buildSite(JSON.parse(options) as FirstBuildRequest);
  const { user, system } = process.cpuUsage();
  const info: FirstBuild = { pages, processorSeconds: (user + system) / 1e6 };
  return { info, stop: () => Promise.resolve() };
});
