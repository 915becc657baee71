import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { browserHandler } from "../_shared/browser-handler.ts";
import { acceptInvitation } from "../_shared/invitations/accept-invitation.ts";
import type { SqlConnection } from "../_shared/mail/database-outbox.ts";
import { readEnvironment } from "./environment.ts";

/** Edge function of hosted Supabase: exchanges the code of an invitation for a token of the auth service. */

const { SUPABASE_DB_URL, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = readEnvironment(
  Deno.env.toObject(),
);

// Without prepared statements: the connection may lead through a pooler.
const sql = postgres(SUPABASE_DB_URL, { max: 1, idle_timeout: 20, prepare: false });
const database: SqlConnection = {
  query: (text, parameters = []) => sql.unsafe(text, [...parameters]),
};
const { auth } = createClient(SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** The token of a recovery mail, which is not sent. */
async function createProof(email: string): Promise<string> {
  const { data, error } = await auth.admin.generateLink({ type: "recovery", email });
  if (error !== null) throw error;
  return data.properties.hashed_token;
}

Deno.serve(
  browserHandler({
    name: "accept-invitation",
    handle: (body, address) => acceptInvitation({ body, address }, { database, createProof }),
  }),
);
