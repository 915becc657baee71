import postgres from "postgres";
import type { SqlConnection } from "../_shared/mail/database-outbox.ts";
import { scheduledHandler } from "../_shared/scheduled-handler.ts";
import { reportBuildHook, requestDueBuild } from "../_shared/site-build/request-build.ts";
import { readEnvironment } from "./environment.ts";

/**
 * Edge function of hosted Supabase: requests a build of the site at the host's build hook. `private.call_due_site_build`
 * calls it when a request is due.
 */

const { SUPABASE_DB_URL, BUILD_HOOK_URL } = readEnvironment(Deno.env.toObject());

// Without prepared statements: the connection may lead through a pooler.
const sql = postgres(SUPABASE_DB_URL, { max: 1, idle_timeout: 20, prepare: false });
const database: SqlConnection = {
  query: (text, parameters = []) => sql.unsafe(text, [...parameters]),
};

Deno.serve(
  scheduledHandler({
    name: "rebuild-site",
    isKey: async (key) => {
      const [row] = await database.query("select private.is_site_build_key($1) as valid", [key]);
      return row?.["valid"] === true;
    },
    run: async () => {
      await reportBuildHook(database, BUILD_HOOK_URL !== undefined);
      if (BUILD_HOOK_URL === undefined) return { build: "idle" };
      return { build: await requestDueBuild(database, BUILD_HOOK_URL) };
    },
    failure: "The changes wait for the next request.",
  }),
);
