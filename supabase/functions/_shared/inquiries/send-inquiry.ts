import * as v from "valibot";
import type { SqlConnection } from "../mail/database-outbox.ts";
import { refusalOf } from "./database-refusal.ts";
import { TOKEN_MAX, verifyToken } from "./verify-token.ts";
import type { TurnstileOptions } from "./verify-token.ts";

interface InquiryRequest {
  /** The body of the request. */
  readonly body: unknown;
  /** The visitor's address as the proxy has it; null if unknown. */
  readonly address: string | null;
}

interface InquiryOptions {
  readonly database: SqlConnection;
  readonly turnstile: TurnstileOptions;
}

/** The database validates the columns of the inquiry; its files are a list of paths. */
const bodySchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TOKEN_MAX)),
  inquiry: v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())]))),
});

/** Sentences for visitors. */
const REFUSALS = {
  missing: [422, "Please complete the check above the button, then send your message again."],
  expired: [
    403,
    "The check has expired. Please wait for the new one, then send your message again.",
  ],
  refused: [403, "The check was not passed. Please try it again, then send your message again."],
  unavailable: [
    503,
    "The check cannot be verified at the moment. Please try again in a few minutes, or write to us by email.",
  ],
} as const;

/**
 * Stores an inquiry with a token of Turnstile, by the rules of a visitor's own insert: 201 without a body, or an error
 * with a message for the visitor. Without a verification nothing is stored.
 */
export async function handleInquiry(
  { body, address }: InquiryRequest,
  { database, turnstile }: InquiryOptions,
): Promise<Response> {
  const parsed = v.safeParse(bodySchema, body);
  if (!parsed.success) return refuse("missing");
  const { token, inquiry } = parsed.output;
  const verification = await verifyToken(token, address, turnstile);
  if (verification.outcome === "unavailable") {
    console.error(`[send-inquiry] Turnstile could not verify: ${verification.reason}`);
  }
  if (verification.outcome !== "passed") return refuse(verification.outcome);
  try {
    await database.query(STORE, [JSON.stringify(inquiry), address]);
    return new Response(null, { status: 201 });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** By way of text: the driver of the edge function would serialize a JSON parameter once more. */
const STORE = "select private.send_verified_inquiry($1::text::jsonb, $2)";

function refuse(problem: keyof typeof REFUSALS): Response {
  const [status, message] = REFUSALS[problem];
  return Response.json({ code: `turnstile_${problem}`, message }, { status });
}
