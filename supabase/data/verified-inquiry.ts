import * as v from "valibot";
import { dataErrorFrom } from "./error-catalogue.ts";
import { inquiryRow } from "./inquiries.ts";
import type { NewInquiry } from "./inquiries.ts";
import type { SpamSignal } from "./limits.ts";
import type { PublicClient } from "./public-client.ts";
import { dataErrorOf } from "./requests.ts";

const refusalSchema = v.object({
  code: v.optional(v.string(), ""),
  message: v.optional(v.string(), ""),
  details: v.optional(v.nullable(v.string()), ""),
});

/**
 * Submits an inquiry with a token of Turnstile, which the edge function verifies; otherwise as `sendInquiry`. A token
 * works once: after a failure take a new one. Submitting the same text again stores it once.
 */
export async function sendVerifiedInquiry(
  { rest }: PublicClient,
  inquiry: NewInquiry,
  token: string,
  spamSignal?: SpamSignal | null,
): Promise<void> {
  const headers = new Headers(rest.headers);
  headers.set("content-type", "application/json");
  const body = JSON.stringify({ token, inquiry: inquiryRow(inquiry, spamSignal) });
  const address = new URL("../../functions/v1/send-inquiry", `${rest.url}/`);
  const response = await post(rest.fetch ?? fetch, address, { method: "POST", headers, body });
  if (response.ok) return;
  const text = await response.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  throw dataErrorOf(
    response.status,
    parsed.success ? parsed.output : { code: "", message: text, details: "" },
  );
}

async function post(send: typeof fetch, address: URL, init: RequestInit): Promise<Response> {
  try {
    return await send(address, init);
  } catch (error) {
    const message = error instanceof Error ? error.name : "";
    const failure = { status: null, code: "", message, details: "", isUserMessage: false };
    throw dataErrorFrom({ ...failure, cause: error });
  }
}
