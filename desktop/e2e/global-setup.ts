import { STACKS_VARIABLE } from "#site/e2e/global-setup.ts";
import { openStack } from "#site/e2e/stacks.ts";
import { buildApp } from "./build-app.ts";
import { studioStack } from "./studio.ts";

/** Starts a backend and the public site, unless `node site/e2e/serve-stacks.ts` already runs them, and
 * builds the app for them. Returns the teardown function. */
export default async function startStudio() {
  const opened = process.env[STACKS_VARIABLE] === undefined ? await openStack() : null;
  if (opened !== null) process.env[STACKS_VARIABLE] = JSON.stringify({ full: opened.stack });
  const { site, backend } = studioStack();
  try {
    await buildApp({
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      VITE_SITE_URL: site,
    });
  } catch (error) {
    await opened?.close();
    throw error;
  }
  return () => opened?.close();
}
