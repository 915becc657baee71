import { base64 } from "./base64.ts";
import type { Mail } from "./compose.ts";
import type { MailTransport } from "./smtp-transport.ts";

/** Base URLs of the providers' APIs. */
const PROVIDER_URLS = {
  resend: "https://api.resend.com",
  postmark: "https://api.postmarkapp.com",
} as const;

/** The largest attachments are 14 MB in Base64. */
const TIMEOUT_MS = 60_000;

/**
 * Sends through Resend (https://resend.com/docs/api-reference/emails/send-email), which drops a mail with an
 * Idempotency-Key of the last 24 hours.
 */
export function resendTransport(apiKey: string, baseUrl: string = PROVIDER_URLS.resend) {
  return httpTransport("Resend", `${baseUrl}/emails`, (mail) => ({
    headers: { authorization: `Bearer ${apiKey}`, "idempotency-key": mail.messageId },
    body: {
      from: nameAndAddress(mail.from),
      to: [mail.to],
      ...(mail.replyTo === undefined ? {} : { reply_to: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { "Message-ID": mail.messageId },
      ...(mail.attachments.length > 0 && {
        attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          filename,
          content: base64(content),
          content_type: contentType,
        })),
      }),
    },
  }));
}

/**
 * Sends through Postmark (https://postmarkapp.com/developer/api/email-api). It has no idempotency keys
 * (https://postmarkapp.com/support/article/what-is-an-idempotency-key); a repeated mail has the same Message-ID, by
 * which mailboxes recognise it. A mail may have 10 MB, with its attachments in Base64
 * (https://postmarkapp.com/support/article/1056-what-are-the-attachment-and-email-size-limits).
 */
export function postmarkTransport(token: string, baseUrl: string = PROVIDER_URLS.postmark) {
  return httpTransport("Postmark", `${baseUrl}/email`, (mail) => ({
    headers: { "x-postmark-server-token": token, accept: "application/json" },
    body: {
      From: nameAndAddress(mail.from),
      To: mail.to,
      ...(mail.replyTo === undefined ? {} : { ReplyTo: mail.replyTo }),
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      MessageStream: "outbound",
      Headers: [
        { Name: "Message-ID", Value: mail.messageId },
        { Name: "X-PM-KeepID", Value: "true" },
      ],
      ...(mail.attachments.length > 0 && {
        Attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          Name: filename,
          Content: base64(content),
          ContentType: contentType,
        })),
      }),
    },
  }));
}

interface ProviderRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function httpTransport(
  provider: string,
  url: string,
  requestOf: (mail: Mail) => ProviderRequest,
): MailTransport {
  return {
    send: async (mail) => {
      const { headers, body } = requestOf(mail);
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const reply = await response.text();
      if (!response.ok) {
        throw new Error(
          `${provider} responded with ${String(response.status)}: ${reply.slice(0, 300)}`,
        );
      }
    },
    close: () => undefined,
  };
}

/** RFC 5322: the name in quotes, in which backslashes and quotes are escaped. Line breaks would end the header. */
function nameAndAddress({ name, address }: Mail["from"]): string {
  const quoted = name.replaceAll(/[\r\n]+/g, " ").replaceAll(/["\\]/g, String.raw`\$&`);
  return `"${quoted}" <${address}>`;
}
