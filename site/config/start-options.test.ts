import { describe, expect, it } from "vitest";
import { readStartOptions, validateEnvFile } from "./start-options.ts";

const HOSTED = {
  VITE_SUPABASE_URL: "https://abc.supabase.co/",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

describe("settings of npm start", () => {
  it("default to the embedded backend and the default ports", () => {
    expect(readStartOptions([], {})).toEqual({
      sitePort: 5173,
      backend: { kind: "embedded", port: 54321, dataDir: "supabase/.data" },
    });
  });

  it("take ports and folder from the environment; --port has priority", () => {
    const env = { PORT: "5000", BACKEND_PORT: "5001", BACKEND_DATA_DIR: "/tmp/data" };
    expect(readStartOptions(["--port", "5002"], env)).toEqual({
      sitePort: 5002,
      backend: { kind: "embedded", port: 5001, dataDir: "/tmp/data" },
    });
  });

  it("SU22 have the mail server of SMTP_URL", () => {
    const url = "smtps://user:secret@mail.example.com";
    expect(readStartOptions([], { SMTP_URL: url }).backend).toMatchObject({ smtpUrl: url });
    expect(() => readStartOptions([], { SMTP_URL: "mail.example.com" })).toThrow("SMTP_URL");
  });

  it("SU32 have the build hook of BUILD_HOOK_URL, and report a malformed one without its value", () => {
    const url = "https://host.example/hooks/secret";
    expect(readStartOptions([], { BUILD_HOOK_URL: url }).backend).toMatchObject({
      buildHookUrl: url,
    });
    const mistake = () =>
      readStartOptions([], { BUILD_HOOK_URL: "http://host.example/hooks/secret" });
    expect(mistake).toThrow("BUILD_HOOK_URL");
    expect(mistake).not.toThrow("secret");
  });

  it("Turnstile: have the secret key only together with the site key", () => {
    const keys = {
      VITE_TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
      TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
    };
    expect(readStartOptions([], keys).backend).toMatchObject({
      turnstileSecret: keys.TURNSTILE_SECRET_KEY,
    });
    for (const name of ["VITE_TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"]) {
      const mistake = () => readStartOptions([], { ...keys, [name]: undefined });
      expect(mistake).toThrow(/^Set both VITE_TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY/);
    }
  });

  it("use a hosted project instead of the embedded backend if its URL is set", () => {
    expect(readStartOptions([], HOSTED).backend).toEqual({
      kind: "hosted",
      url: "https://abc.supabase.co",
    });
  });

  it.each([
    ["PORT", [], { PORT: "abc" }],
    ["PORT", ["--port", "70000"], {}],
    ["BACKEND_PORT", [], { BACKEND_PORT: "0" }],
    ["each its own", [], { PORT: "5000", BACKEND_PORT: "5000" }],
    ["VITE_SUPABASE_URL", [], { ...HOSTED, VITE_SUPABASE_URL: "abc.supabase.co" }],
    ["VITE_SUPABASE_PUBLISHABLE_KEY", [], { VITE_SUPABASE_URL: "https://abc.supabase.co" }],
    ["--port", ["--prot", "1"], {}],
  ])("report an invalid value in one sentence that names %s", (name, args, env) => {
    const mistake = () => readStartOptions(args, env);
    expect(mistake).toThrow(name);
    expect(mistake).not.toThrow("\n");
  });
});

describe(".env", () => {
  it.each([
    "",
    "# comment",
    "NAME=value",
    "  NAME = value # comment",
    "export NAME=value",
    'NAME="two words"',
    "NAME='#1'",
    "NAME=",
    "URL=https://a.b/c?d=e",
  ])("accepts %j", (line) => {
    expect(() => {
      validateEnvFile(".env", `${line}\r\nOTHER=1\n`);
    }).not.toThrow();
  });

  it.each(["NAME", "NAME: value", "1NAME=x", 'NAME="open', "{}", "=x"])("refuses %j", (line) => {
    expect(() => {
      validateEnvFile(".env", `A=1\n${line}\n`);
    }).toThrow(".env, line 2 is not of the form NAME=value");
  });
});
