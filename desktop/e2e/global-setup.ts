import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChild } from "#site/scripts/child.ts";
import type { BackendInfo, BackendRequest } from "#site/scripts/host-backend.ts";
import { buildApp } from "./build-app.ts";
import { staffAccount } from "#site/e2e/stacks.ts";
import { backendVariable, PUBLIC_SITE } from "./studio.ts";

/** Starts an empty backend of its own and builds the app for it. Returns the way to end it. */
export default async function startStudio() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "desktop-e2e-"));
  const options: BackendRequest = { port: 0, dataDir, content: { empty: staffAccount } };
  const backend = await startChild<BackendInfo>(
    new URL("../../site/scripts/host-backend.ts", import.meta.url),
    { options },
  );
  const stop = async () => {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await buildApp({
      VITE_SUPABASE_URL: backend.info.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.info.publishableKey,
      VITE_SITE_URL: PUBLIC_SITE,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[backendVariable] = JSON.stringify(backend.info);
  return stop;
}
