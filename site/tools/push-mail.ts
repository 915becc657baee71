import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseProvider } from "#supabase/functions/_shared/mail/provider.ts";
import { hostedSmtpUrl } from "./hosted-smtp-url.ts";
import { mailSender } from "./mail-sender.ts";
import { projectEnv } from "./project-env.ts";
import { publicSiteUrl } from "./public-site-url.ts";
import { runSupabaseCli } from "./supabase-cli.ts";

/**
 * `npm run mail:push`: sets the secrets of the edge function deliver-mails in the linked project, and deploys it and
 * accept-invitation, without which the invitations that it mails cannot be accepted. The secrets reach the CLI in a file,
 * because other users of the machine can read command lines.
 */
const folder = mkdtempSync(join(tmpdir(), "studio-mail-"));
try {
  const env = projectEnv("production");
  const sender = mailSender(publicSiteUrl(env["VITE_SITE_URL"]));
  const secrets = join(folder, "secrets.env");
  const lines = [providerLine(env), secretLine("MAIL_SENDER", JSON.stringify(sender))];
  writeFileSync(secrets, lines.join(""), { mode: 0o600 });
  await supabase("secrets", "set", "--remote", "--env-file", secrets);
  const functions = ["deliver-mails", "accept-invitation"];
  await supabase("functions", "deploy", ...functions, "--remote", "--use-api");
  console.info("Deployed. Start it once in the SQL editor: private.start_mail_delivery (README).");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The secret of the provider that the environment chooses. */
function providerLine(env: Readonly<Record<string, string>>): string {
  const { SMTP_URL = "", RESEND_API_KEY = "", POSTMARK_SERVER_TOKEN = "" } = env;
  const settings = { SMTP_URL, RESEND_API_KEY, POSTMARK_SERVER_TOKEN };
  const provider = chooseProvider(settings);
  const value = settings[provider].trim();
  return secretLine(provider, provider === "SMTP_URL" ? hostedSmtpUrl(value) : value);
}

/** In single quotes nothing is expanded. JSON and URLs can write a quote otherwise. */
function secretLine(name: string, value: string): string {
  const quote = name === "SMTP_URL" ? "%27" : String.raw`\u0027`;
  return `${name}='${value.replaceAll("'", quote)}'\n`;
}

async function supabase(...args: string[]) {
  const exitCode = await runSupabaseCli(args);
  if (exitCode !== 0)
    throw new Error(`supabase ${args.slice(0, 2).join(" ")} failed (${String(exitCode)}).`);
}
