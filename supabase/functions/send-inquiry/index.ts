import postgres from "postgres";
import { browserHandler } from "../_shared/browser-handler.ts";
import { handleInquiry } from "../_shared/inquiries/send-inquiry.ts";
import type { SqlConnection } from "../_shared/mail/database-outbox.ts";
import { readEnvironment } from "./environment.ts";

/** Edge function of hosted Supabase: stores an inquiry of the contact form after Turnstile has verified its token. */

const { SUPABASE_DB_URL, TURNSTILE_SECRET_KEY } = readEnvironment(Deno.env.toObject());

// Without prepared statements: the connection may lead through a pooler.
const sql = postgres(SUPABASE_DB_URL, { max: 1, idle_timeout: 20, prepare: false });
const database: SqlConnection = {
  query: (text, parameters = []) => sql.unsafe(text, [...parameters]),
};
const turnstile = { secretKey: TURNSTILE_SECRET_KEY };

Deno.serve(
  browserHandler({
    name: "send-inquiry",
    handle: (body, address) => handleInquiry({ body, address }, { database, turnstile }),
  }),
);
