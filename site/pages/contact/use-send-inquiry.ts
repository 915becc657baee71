import { useRef } from "react";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import type { InquiryExtras, NewInquiry } from "#supabase/data/inquiries.ts";
import { sendVerifiedInquiry } from "#supabase/data/verified-inquiry.ts";
import { TURNSTILE_SITE_KEY } from "#site/config/turnstile.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import type { TurnstileCheck } from "./turnstile/turnstile-check.ts";

/** Sends inquiries: directly, or with the token of the check where Turnstile is on. */
export function useSendInquiry() {
  const client = usePublicClient();
  const checkRef = useRef<TurnstileCheck>(null);

  async function send(inquiry: NewInquiry, extras: InquiryExtras): Promise<void> {
    if (!TURNSTILE_SITE_KEY || checkRef.current === null) {
      await sendInquiry(client, inquiry, extras);
      return;
    }
    const check = checkRef.current;
    const token = await check.token();
    try {
      await sendVerifiedInquiry(client, inquiry, token, extras);
    } catch (error) {
      check.renew();
      throw error;
    }
    check.end();
  }

  return { checkRef, send };
}
