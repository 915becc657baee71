/** Ports that Supabase's edge functions cannot reach (https://supabase.com/docs/guides/functions/limits). */
const BLOCKED_PORTS = ["25", "587"];

/** The SMTP server of a hosted project; throws one sentence for a URL that its edge function cannot use. */
export function hostedSmtpUrl(value: string | undefined): string {
  const text = value?.trim() ?? "";
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    // The value may contain a password.
    throw new Error(
      "Set SMTP_URL to the studio's mail server, such as smtps://user:password@mail.example.com.",
    );
  }
  const port = url.port === "" && url.protocol === "smtp:" ? "587" : url.port;
  if (BLOCKED_PORTS.includes(port)) {
    throw new Error(
      `Supabase blocks port ${port} for edge functions. Use smtps:// (port 465) or a port such as 2587 in SMTP_URL.`,
    );
  }
  return url.href;
}
