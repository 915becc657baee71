import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openDemoSite } from "../demo-site.ts";

/** Environment variable with the address of the demo site, read by the workers. */
export const DEMO_VARIABLE = "STUDIO_DEMO_SITE";

/** Builds and serves the demo site for this run. */
export default async function globalSetup() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-demo-"));
  const site = await openDemoSite(folder);
  process.env[DEMO_VARIABLE] = site.address;
  return async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
}
