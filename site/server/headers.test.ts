import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";

const backendOrigin = "http://127.0.0.1:54321";

describe("contentSecurityPolicy", () => {
  it("lets scripts come from the site alone, inline only by hash, never evaluated", () => {
    const scripts = /script-src ([^;]*);/.exec(contentSecurityPolicy({ backendOrigin }))?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=*'){3}$/);
  });

  it("lets the page talk to its backend and to nobody else", () => {
    expect(contentSecurityPolicy({ backendOrigin })).toContain(
      `connect-src 'self' ${backendOrigin};`,
    );
    expect(contentSecurityPolicy({ backendOrigin: null })).toContain("connect-src 'self';");
  });

  it("opens hot reload by nonce in development only", () => {
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
