import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSiteverify, TURNSTILE_SECRET } from "#supabase/tests/siteverify-server.ts";
import type { Siteverify } from "#supabase/tests/siteverify-server.ts";
import { verifyToken } from "./verify-token.ts";

let cloudflare: Siteverify;
beforeAll(async () => {
  cloudflare = await startSiteverify();
});
afterAll(() => cloudflare.close());
beforeEach(() => {
  cloudflare.requests.length = 0;
  cloudflare.answer();
});

const token = () => `token-${crypto.randomUUID()}`;
const verify = (given: string, change: { secretKey?: string; siteverifyUrl?: string } = {}) =>
  verifyToken(given, "203.0.113.7", {
    secretKey: TURNSTILE_SECRET,
    siteverifyUrl: cloudflare.url,
    timeoutMs: 200,
    ...change,
  });

describe("Turnstile: the verification of a token", () => {
  it("sends the secret, the token, the visitor's address and a key for repetitions", async () => {
    const given = token();
    expect(await verify(given)).toEqual({ outcome: "passed" });
    expect(cloudflare.requests).toEqual([
      {
        secret: TURNSTILE_SECRET,
        response: given,
        remoteip: "203.0.113.7",
        idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
  });

  it("sends no address that is unknown", async () => {
    const options = { secretKey: TURNSTILE_SECRET, siteverifyUrl: cloudflare.url };
    expect(await verifyToken(token(), null, options)).toEqual({ outcome: "passed" });
    expect(cloudflare.requests[0]).not.toHaveProperty("remoteip");
  });

  it("takes a token that was used before for expired", async () => {
    const given = token();
    await verify(given);
    expect(await verify(given)).toEqual({ outcome: "expired" });
  });

  it("refuses a token that Cloudflare did not issue", async () => {
    expect(await verify("forged")).toEqual({ outcome: "refused" });
  });

  it("repeats a request without a result once, with the same key, so that the token counts once", async () => {
    cloudflare.answer(503);
    expect(await verify(token())).toEqual({ outcome: "passed" });
    const [first, second, ...others] = cloudflare.requests;
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  it.each([
    ["two server errors", [502, 503], "status 503"],
    ["no response in time", ["hang", "hang"], "TimeoutError"],
    ["text that is not JSON", [200, 200], "an unreadable response"],
    ["JSON of another kind", [{ body: '{"ok":true}' }, { body: "[]" }], "an unreadable response"],
    ["a redirect, which is not followed", [307, 307], "TypeError"],
    [
      "a fault of Cloudflare's",
      [{ errors: ["internal-error"] }, { errors: ["internal-error"] }],
      "internal-error",
    ],
  ] as const)("knows nothing after %s", async (_, answers, reason) => {
    cloudflare.answer(...answers);
    const verification = await verify(token());
    expect(verification).toMatchObject({ outcome: "unavailable" });
    expect(JSON.stringify(verification)).toContain(reason);
    expect(cloudflare.requests).toHaveLength(2);
  });

  it.each([
    ["of a wrong secret", { secretKey: "of-another-widget" }, "invalid-input-secret"],
    ["where nothing listens", { siteverifyUrl: "http://127.0.0.1:9" }, ""],
  ])("knows nothing because %s, and the reason has no secret", async (_, change, reason) => {
    const verification = await verify(token(), change);
    expect(verification).toMatchObject({ outcome: "unavailable" });
    expect(JSON.stringify(verification)).toContain(reason);
    expect(JSON.stringify(verification)).not.toContain(TURNSTILE_SECRET);
    expect(JSON.stringify(verification)).not.toContain("of-another-widget");
  });
});
