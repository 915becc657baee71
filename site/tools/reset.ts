import { resetBackend } from "#supabase/local/reset-backend.ts";
import { startChild } from "./child-process.ts";
import type { BackendRequest } from "./server-process-backend.ts";
import { projectEnv } from "./project-env.ts";
import { dataDirFrom } from "../config/start-options.ts";

/** `npm run reset`: deletes the local data and loads the demo content again. */
try {
  const dataDir = dataDirFrom(projectEnv("development"));
  resetBackend(dataDir);
  const options: BackendRequest = { port: 0, dataDir, content: "demo" };
  const backend = await startChild(new URL("server-process-backend.ts", import.meta.url), {
    options,
  });
  await backend.stop();
  console.info(`The demo content is back in ${dataDir}. npm start shows it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
