import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";

const backendOrigin = "http://127.0.0.1:54321";

describe("contentSecurityPolicy", () => {
  it("allows scripts from the site only, inline only by hash, and no eval", () => {
    const scripts = /script-src ([^;]*);/.exec(contentSecurityPolicy({ backendOrigin }))?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=*'){2}$/);
  });

  it("allows connections to the backend only, with the web socket of its Realtime", () => {
    expect(contentSecurityPolicy({ backendOrigin })).toContain(
      `connect-src 'self' ${backendOrigin} ws://127.0.0.1:54321;`,
    );
    expect(contentSecurityPolicy({ backendOrigin: "https://a.supabase.co" })).toContain(
      "connect-src 'self' https://a.supabase.co wss://a.supabase.co;",
    );
    expect(contentSecurityPolicy({ backendOrigin: null })).toContain("connect-src 'self';");
  });

  it("BP04 allows frames of the two video players only", () => {
    expect(contentSecurityPolicy({ backendOrigin })).toContain(
      "; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
  });

  it("Turnstile adds its origin to scripts and frames, and nothing else", () => {
    const off = contentSecurityPolicy({ backendOrigin, turnstile: false });
    expect(off).toBe(contentSecurityPolicy({ backendOrigin }));
    expect(off).not.toContain("cloudflare");
    const change = (name: string) => (policy: string) =>
      policy.replace(new RegExp(`${name} [^;]*`), "$& https://challenges.cloudflare.com");
    expect(contentSecurityPolicy({ backendOrigin, turnstile: true })).toBe(
      change("script-src")(change("frame-src")(off)),
    );
  });

  it("allows hot reload by nonce in development only", () => {
    expect(contentSecurityPolicy({ backendOrigin, nonce: "abc" })).toContain(
      "script-src 'self' 'nonce-abc'",
    );
  });
});

it("forbids framing and type sniffing", () => {
  expect(securityHeaders({ backendOrigin })).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});
