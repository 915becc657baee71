import * as v from "valibot";
import { postmarkTransport, resendTransport } from "./http-transport.ts";
import type { MailTransport } from "./smtp-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const secret = v.optional(v.string(), "");

/** Settings by which a mail provider is chosen; exactly one of them is set. */
export const PROVIDER_SETTINGS = {
  SMTP_URL: secret,
  RESEND_API_KEY: secret,
  POSTMARK_SERVER_TOKEN: secret,
};

/** Names of the settings. */
export const PROVIDERS = ["SMTP_URL", "RESEND_API_KEY", "POSTMARK_SERVER_TOKEN"] as const;
type ProviderSettings = Readonly<Record<(typeof PROVIDERS)[number], string>>;

/** The provider whose setting is set; throws a sentence without values if it is not exactly one. */
export function chooseProvider(settings: ProviderSettings): (typeof PROVIDERS)[number] {
  const [chosen, ...others] = PROVIDERS.filter((name) => settings[name].trim() !== "");
  if (chosen === undefined || others.length > 0) {
    throw new Error(`Set exactly one of ${PROVIDERS.join(", ")}.`);
  }
  return chosen;
}

/** The transport of the chosen provider. */
export function providerTransport(settings: ProviderSettings): MailTransport {
  const provider = chooseProvider(settings);
  const value = settings[provider].trim();
  switch (provider) {
    case "SMTP_URL":
      return smtpTransport(value);
    case "RESEND_API_KEY":
      return resendTransport(value);
    case "POSTMARK_SERVER_TOKEN":
      return postmarkTransport(value);
  }
}
