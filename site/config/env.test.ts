import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

const backend = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321/",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

describe("parseEnv", () => {
  it("reads the backend and drops a trailing slash", () => {
    expect(parseEnv(backend).backend).toEqual({
      url: "http://127.0.0.1:54321",
      publishableKey: "sb_publishable_x",
    });
  });

  it.each(["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY"])(
    "names %s if it is missing",
    (name) => {
      expect(() => parseEnv({ ...backend, [name]: " " })).toThrow(
        new RegExp(`Set ${name} in \\.env`),
      );
    },
  );

  it.each(["not an address", "ftp://host", "javascript:alert(1)"])(
    "rejects %s as backend",
    (url) => {
      expect(() => parseEnv({ ...backend, VITE_SUPABASE_URL: url })).toThrow(
        /must be an http\(s\) address/,
      );
    },
  );

  it("reads the site's origin from VITE_SITE_URL, without a path", () => {
    expect(parseEnv(backend).siteUrl).toBeNull();
    const withSiteUrl = { ...backend, VITE_SITE_URL: "https://studio.example/" };
    expect(parseEnv(withSiteUrl).siteUrl).toBe("https://studio.example");
    expect(() => parseEnv({ ...backend, VITE_SITE_URL: "studio.example" })).toThrow(
      /VITE_SITE_URL must be an http\(s\) address/,
    );
  });

  const legacyKey = (role: string) =>
    `e30.${btoa(JSON.stringify({ iss: "supabase", ref: "?>?>", role }))
      .replace(/=+$/, "")
      .replaceAll("/", "_")}.sign`;

  it.each(["sb_secret_abc", legacyKey("service_role")])(
    "rejects the secret key %s, which the bundle would publish",
    (key) => {
      expect(() => parseEnv({ ...backend, VITE_SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
        /^VITE_SUPABASE_PUBLISHABLE_KEY is a secret key, .*\.$/,
      );
    },
  );

  it.each(["sb_publishable_abc", legacyKey("anon")])("accepts the public key %s", (key) => {
    const env = { ...backend, VITE_SUPABASE_PUBLISHABLE_KEY: key };
    expect(parseEnv(env).backend.publishableKey).toBe(key);
  });

  it("has a demo account only if e-mail and password are set", () => {
    expect(parseEnv({ ...backend, VITE_DEMO_EMAIL: "a@b.example" }).demoAccount).toBeNull();
    expect(
      parseEnv({ ...backend, VITE_DEMO_EMAIL: "a@b.example", VITE_DEMO_PASSWORD: "p" }).demoAccount,
    ).toEqual({ email: "a@b.example", password: "p" });
  });
});
