import type { AllowedPages } from "#supabase/local/cors.ts";
import { createMember } from "#supabase/local/create-member.ts";
import type { NewMember } from "#supabase/local/create-member.ts";
import type { MailOptions } from "#supabase/local/deliver-mails.ts";
import { DEFAULT_LIMITS } from "#supabase/local/gateway.ts";
import type { Limits } from "#supabase/local/gateway.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { seedDemo } from "#supabase/seed/seed-demo.ts";
import { mailSender } from "./mail-sender.ts";
import {
  BUILD_HOOK_VARIABLE,
  runServerProcess,
  SMTP_VARIABLE,
  TURNSTILE_VARIABLE,
} from "./server-process.ts";

export interface BackendRequest {
  readonly port: number;
  readonly dataDir: string;
  /** `demo`: the demo content, loaded once; `empty`: only this member. */
  readonly content: "demo" | { readonly empty: NewMember };
  /** Origin of the site, for links in mails. */
  readonly siteUrl?: string;
  /** Allowed origins (CORS); those of `npm start` by default. */
  readonly pages?: AllowedPages;
  /** Replaces Cloudflare's endpoint for the verification of tokens, in tests. */
  readonly siteverifyUrl?: string;
}

export interface BackendInfo {
  readonly url: string;
  readonly publishableKey: string;
  readonly dataDir: string;
}

/** Limits for tests, which share one IP address; supabase/tests covers the real limits. */
const TEST_LIMITS: Limits = {
  guesses: { ...DEFAULT_LIMITS.guesses, perSocket: Infinity, inAll: Infinity },
  mails: { perAccount: Infinity, perSocket: Infinity, inAll: Infinity },
  inquiries: null,
};

/**
 * Mails become files of the data folder, unless the parent names an SMTP server in the environment: its URL
 * may contain a password, and other users of the machine can read the command line.
 */
function mailOptions(siteUrl: string): MailOptions {
  const smtpUrl = process.env[SMTP_VARIABLE];
  return { sender: mailSender(siteUrl), ...(smtpUrl !== undefined && { smtpUrl }) };
}

await runServerProcess(async (options) => {
  const { port, dataDir, content, siteUrl, pages, siteverifyUrl } = JSON.parse(
    options,
  ) as BackendRequest;
  const buildHookUrl = process.env[BUILD_HOOK_VARIABLE];
  const secretKey = process.env[TURNSTILE_VARIABLE];
  const backend = await startBackend({
    port,
    dataDir,
    ...(buildHookUrl !== undefined && { buildHookUrl }),
    ...(siteUrl !== undefined && { siteUrl, mail: mailOptions(siteUrl) }),
    ...(pages !== undefined && { pages }),
    ...(content !== "demo" && { limits: TEST_LIMITS }),
    ...(secretKey !== undefined && {
      turnstile: { secretKey, ...(siteverifyUrl !== undefined && { siteverifyUrl }) },
    }),
  });
  const { url, publishableKey } = backend;
  try {
    const [known] = await backend.query("select from private.staff limit 1");
    if (known === undefined) {
      await createMember(backend, content === "demo" ? demoAccount : content.empty);
    }
    if (content === "demo") {
      const runSql = (sql: string) => backend.script(sql);
      await seedDemo({ url, publishableKey, runSql, account: demoAccount });
    }
  } catch (error) {
    await backend.stop();
    throw error;
  }
  const info: BackendInfo = { url, publishableKey, dataDir: backend.dataDir };
  return { info, stop: () => backend.stop() };
});
