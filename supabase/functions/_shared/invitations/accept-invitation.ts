import * as v from "valibot";
import type { SqlConnection } from "../mail/database-outbox.ts";

export interface InvitationOptions {
  readonly database: SqlConnection;
  /** Creates a token by which the auth service signs in the account, once and for an hour, as a recovery mail does. */
  readonly createProof: (email: string) => Promise<string>;
}

interface InvitationRequest {
  /** The body of the request. */
  readonly body: unknown;
  /** The client's address as the proxy or the socket has it; null if unknown. */
  readonly address: string | null;
}

const bodySchema = v.object({ code: v.pipe(v.string(), v.maxLength(200)) });
const outcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("accepted"), email: v.string() }),
  v.object({ outcome: v.picklist(["invalid", "expired", "limited"]) }),
]);

/** The time within which `private.redeem_invitation` counts attempts. */
const ATTEMPT_WINDOW = "ten minutes";

/** Refusals: none of them depends on whether an address has an account. */
const REFUSALS = {
  invalid: [403, "This code is wrong, was used already or has been withdrawn."],
  expired: [410, "This invitation has expired. Ask for a new one."],
  limited: [429, `Too many attempts with a code. Please try again in ${ATTEMPT_WINDOW}.`],
} as const;

/**
 * Exchanges the code of an invitation for a proof that the auth service accepts: `{ token_hash }`, or an error with a
 * message for the user. The password is set in the session that the proof opens, by the rules of the auth service.
 */
export async function acceptInvitation(
  { body, address }: InvitationRequest,
  { database, createProof }: InvitationOptions,
): Promise<Response> {
  const parsed = v.safeParse(bodySchema, body);
  const code = parsed.success ? parsed.output.code : "";
  const [row] = await database.query("select * from private.redeem_invitation($1, $2)", [
    code,
    address,
  ]);
  const result = v.parse(outcomeSchema, row);
  if (result.outcome === "accepted") {
    return Response.json({ token_hash: await createProof(result.email) });
  }
  const [status, message] = REFUSALS[result.outcome];
  return Response.json({ code: `invitation_${result.outcome}`, message }, { status });
}
