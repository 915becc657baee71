import { fileURLToPath } from "node:url";
import { createServer, preview } from "vite";
import { runServerProcess } from "./server-process.ts";

export interface SiteOptions {
  readonly mode: "development" | "preview";
  readonly port: number;
  /** Folder of the build, for preview. */
  readonly outDir?: string;
}

const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

/** Runs Vite's development or preview server. Vite reads VITE_* from this process's environment. */
await runServerProcess(async (options) => {
  const { mode, port, outDir } = JSON.parse(options) as SiteOptions;
  const shared = { configFile, clearScreen: false, logLevel: "warn" } as const;
  if (mode === "preview") {
    const server = await preview({
      ...shared,
      preview: { port },
      ...(outDir === undefined ? {} : { build: { outDir } }),
    });
    return { info: null, stop: () => server.close() };
  }
  const server = await createServer({ ...shared, server: { port } });
  await server.listen();
  return { info: null, stop: () => server.close() };
});
