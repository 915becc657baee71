import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "#supabase/functions/deliver-mails/environment.ts";
import { hostedSmtpUrl } from "./hosted-smtp-url.ts";
import { mailSender } from "./mail-sender.ts";

const work = mkdtempSync(join(tmpdir(), "studio-push-mail-"));
const script = fileURLToPath(new URL("push-mail.ts", import.meta.url));
const SITE = "https://www.your-studio.example";

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe("the mail server of a hosted project", () => {
  it.each([
    [undefined, "Set SMTP_URL"],
    ["mail.example.com", "Set SMTP_URL"],
    ["https://user:secret@mail.example.com", "Set SMTP_URL"],
    ["smtp://mail.example.com", "blocks port 587"],
    ["smtp://mail.example.com:587", "blocks port 587"],
    ["smtp://mail.example.com:25", "blocks port 25"],
  ])("is not %j, and the message has no password", (value, sentence) => {
    expect(() => hostedSmtpUrl(value)).toThrow(sentence);
    expect(() => hostedSmtpUrl(value)).not.toThrow("secret");
  });

  it.each(["smtps://user:pass@mail.example.com", "smtp://mail.example.com:2587"])(
    "is %s",
    (value) => {
      expect(hostedSmtpUrl(value)).toBe(value);
    },
  );
});

// On Windows a batch file would have to replace npx.
describe.skipIf(process.platform === "win32")("npm run mail:push", () => {
  const calls = join(work, "calls");
  const secrets = join(work, "secrets");
  writeFileSync(
    join(work, "npx"),
    `#!/bin/sh\necho "$*" >> "${calls}"\n[ "$2" = secrets ] && cp "$6" "${secrets}"\n[ "$FAILS" != "$2" ]\n`,
  );
  chmodSync(join(work, "npx"), 0o755);
  beforeEach(() => {
    rmSync(calls, { force: true });
  });

  const push = (env: Record<string, string>) =>
    spawnSync(process.execPath, [script, "--yes"], {
      encoding: "utf8",
      env: {
        ...process.env,
        ...NO_PROVIDER,
        PATH: `${work}${delimiter}${String(process.env["PATH"])}`,
        ...env,
      },
    });
  /** Environment that hosted Supabase itself gives to edge functions. */
  const OF_EVERY_FUNCTION = {
    SUPABASE_DB_URL: "postgres://db",
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_SERVICE_ROLE_KEY: "service-role-key",
  };
  const NO_PROVIDER = { SMTP_URL: "", RESEND_API_KEY: "", POSTMARK_SERVER_TOKEN: "" };
  const SMTP_URL = "smtps://user:it's$HOME@mail.example.com";

  it.each([
    { VITE_SITE_URL: "", SMTP_URL },
    { VITE_SITE_URL: SITE, SMTP_URL: "" },
    { VITE_SITE_URL: SITE, SMTP_URL: "smtp://mail.example.com:587" },
    { VITE_SITE_URL: SITE, SMTP_URL, RESEND_API_KEY: "re_key" },
  ])("refuses %j before the CLI is called", (env) => {
    const { status, stderr } = push(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/\.$/m);
    expect(() => readFileSync(calls)).toThrow("ENOENT");
  });

  it("sets the secrets that the function reads, without a password in a command line", () => {
    expect(push({ VITE_SITE_URL: SITE, SMTP_URL }).status).toBe(0);
    const [first, second] = readFileSync(calls, "utf8").split("\n");
    expect(first).toMatch(/^supabase@3\.1\.0 secrets set --remote --env-file \S+ --yes$/);
    expect(second).toBe(
      "supabase@3.1.0 functions deploy deliver-mails accept-invitation --remote --use-api --yes",
    );
    const stored = parseEnv(readFileSync(secrets, "utf8"));
    const settings = readEnvironment({ ...stored, ...OF_EVERY_FUNCTION });
    expect(settings.MAIL_SENDER).toEqual(mailSender(SITE));
    expect(settings.SMTP_URL).toBe("smtps://user:it%27s$HOME@mail.example.com");
  });

  it("sets the key of a provider in the place of an SMTP server", () => {
    expect(push({ VITE_SITE_URL: SITE, RESEND_API_KEY: "re_key" }).status).toBe(0);
    const stored = parseEnv(readFileSync(secrets, "utf8"));
    expect(Object.keys(stored).sort()).toEqual(["MAIL_SENDER", "RESEND_API_KEY"]);
    expect(stored["RESEND_API_KEY"]).toBe("re_key");
  });

  it("stops and fails when the CLI does, and leaves no file", () => {
    const { status } = push({ VITE_SITE_URL: SITE, SMTP_URL, FAILS: "secrets" });
    expect(status).toBe(1);
    const called = readFileSync(calls, "utf8").trim().split("\n");
    expect(called).toHaveLength(1);
    const file = /--env-file (\S+)/.exec(called[0] ?? "")?.[1] ?? "";
    expect(() => readFileSync(file)).toThrow("ENOENT");
  });
});
