import * as v from "valibot";

/** Cloudflare's endpoint (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). */
const SITEVERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The secret key of a Turnstile widget. */
export interface TurnstileOptions {
  readonly secretKey: string;
  /** Replaces Cloudflare's endpoint in tests. */
  readonly siteverifyUrl?: string;
  /** Time limit of one request. */
  readonly timeoutMs?: number;
}

/** `expired`: the token is older than 300 seconds or was verified before. `unavailable`: nothing is known about it. */
export type Verification =
  | { readonly outcome: "passed" | "expired" | "refused" }
  | { readonly outcome: "unavailable"; readonly reason: string };

/** Longest token that Cloudflare issues. */
export const TOKEN_MAX = 2048;
const TIMEOUT_MS = 5_000;
/** The second request has the idempotency key of the first, so that its token does not count as used. */
const ATTEMPTS = 2;

const resultSchema = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** Asks Cloudflare whether a visitor passed the check. `address` is the visitor's; null if unknown. Never rejects. */
export async function verifyToken(
  token: string,
  address: string | null,
  options: TurnstileOptions,
): Promise<Verification> {
  const body = JSON.stringify({
    secret: options.secretKey,
    response: token,
    idempotency_key: crypto.randomUUID(),
    ...(address !== null && { remoteip: address }),
  });
  let result = await requestVerification(body, options);
  for (let attempt = 1; attempt < ATTEMPTS && result.outcome === "unavailable"; attempt += 1) {
    result = await requestVerification(body, options);
  }
  return result;
}

/** Follows no redirect: another host would learn the secret. */
async function requestVerification(
  body: string,
  { siteverifyUrl = SITEVERIFY_URL, timeoutMs = TIMEOUT_MS }: TurnstileOptions,
): Promise<Verification> {
  try {
    const response = await fetch(siteverifyUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500) return unavailable(`status ${String(response.status)}`);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resultSchema), text);
    return parsed.success ? verificationOf(parsed.output) : unavailable("an unreadable response");
  } catch (error) {
    return unavailable(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

function verificationOf(result: v.InferOutput<typeof resultSchema>): Verification {
  if (result.success) return { outcome: "passed" };
  const codes = result["error-codes"];
  if (codes.includes("timeout-or-duplicate")) return { outcome: "expired" };
  if (codes.some((code) => TOKEN_ERRORS.includes(code))) return { outcome: "refused" };
  // A wrong secret, a malformed request or a fault of Cloudflare's: not the visitor's.
  return unavailable(codes.join(", "));
}

const TOKEN_ERRORS = ["invalid-input-response", "missing-input-response"];

function unavailable(reason: string): Verification {
  return { outcome: "unavailable", reason };
}
