import * as v from "valibot";
import { inquiryRow } from "./inquiries.ts";
import type { InquiryExtras, NewInquiry } from "./inquiries.ts";
import type { PublicClient } from "./public-client.ts";
import { dataErrorOf } from "./requests.ts";
import { postToService } from "./service-request.ts";

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
  client: PublicClient,
  inquiry: NewInquiry,
  token: string,
  extras?: InquiryExtras,
): Promise<void> {
  const response = await postToService(client, {
    path: "functions/v1/send-inquiry",
    contentType: "application/json",
    body: JSON.stringify({ token, inquiry: inquiryRow(inquiry, extras) }),
  });
  if (response.ok) return;
  const text = await response.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  throw dataErrorOf(
    response.status,
    parsed.success ? parsed.output : { code: "", message: text, details: "" },
  );
}
