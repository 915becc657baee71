import { parseEnv } from "#site/config/env.ts";
import { doctor } from "#supabase/health-check/health-check.ts";
import type { Target } from "#supabase/health-check/target.ts";
import { projectEnv } from "./project-env.ts";

/** `npm run doctor -- [backend] [publishable key] [site]`; missing arguments come from .env. */
function readTarget([backend, publishableKey, site]: readonly string[]): Target {
  const env = parseEnv({
    ...projectEnv("production"),
    ...(backend === undefined ? {} : { VITE_SUPABASE_URL: backend }),
    ...(publishableKey === undefined ? {} : { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey }),
  });
  if (site !== undefined && !URL.canParse(site)) {
    throw new Error(`The address of the site must begin with https://, but it is "${site}".`);
  }
  return {
    backend: env.backend.url,
    publishableKey: env.backend.publishableKey,
    site: site?.replace(/\/+$/, "") ?? null,
  };
}

try {
  const failures = await doctor(readTarget(process.argv.slice(2)));
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
