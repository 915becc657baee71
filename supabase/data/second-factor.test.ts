import { describe, expect, it } from "vitest";
import { signIn, signInWithCode } from "./auth.ts";
import { redeemProof, setPassword } from "./password-reset.ts";
import { beginEnrolment, confirmEnrolment, removeFactor, secondFactor } from "./second-factor.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";

/** The embedded backend has no authenticator apps, so these tests script the responses of hosted
 * Supabase: requests, their order, and refusals. */

const token = (aal: "aal1" | "aal2") => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    sub: "u1",
    aal,
    amr: [{ method: "password", timestamp: 1 }],
    exp: 9_999_999_999,
  };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2ln`;
};

const FACTOR = {
  id: "f1",
  factor_type: "totp",
  status: "verified",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

const user = (factors: readonly object[]) => ({
  id: "u1",
  aud: "authenticated",
  email: "owner@studio.test",
  app_metadata: {},
  user_metadata: {},
  created_at: "2026-01-01T00:00:00Z",
  factors,
});

const session = (aal: "aal1" | "aal2", factors: readonly object[] = [FACTOR]) =>
  scriptedResponse(200, {
    access_token: token(aal),
    token_type: "bearer",
    expires_in: 3600,
    expires_at: 9_999_999_999,
    refresh_token: "r1",
    user: user(factors),
  });

const me = (factors: readonly object[] = [FACTOR]) => scriptedResponse(200, user(factors));
const challenge = () =>
  scriptedResponse(200, { id: "c1", type: "totp", expires_at: 9_999_999_999 });
const staff = () =>
  scriptedResponse(200, [{ user_id: "u1", email: "owner@studio.test", role: "owner" }]);
const wrongCode = () =>
  scriptedResponse(
    422,
    { code: "mfa_verification_failed", message: "Invalid TOTP code entered" },
    {
      "X-Supabase-Api-Version": "2024-01-01",
    },
  );

const paths = (sent: readonly { method: string; url: URL }[]) =>
  sent.map(({ method, url }) => `${method} ${url.pathname}`);

describe("SU19 an authenticator app", () => {
  it("requires its code at sign-in before anything is read", async () => {
    const { staff: client, sent } = scriptedBackend(
      session("aal1"),
      me(), // password, factors
      me(),
      challenge(),
      session("aal2"), // the code
      staff(),
    );
    await expect(signIn(client, "owner@studio.test", "secret")).rejects.toMatchObject({
      code: "code-needed",
    });
    expect(paths(sent).filter((path) => path.includes("/rest/"))).toEqual([]);
    expect(await signInWithCode(client, " 123 456 ")).toMatchObject({ role: "owner" });
    const verify = sent.find(({ url }) => url.pathname.endsWith("/factors/f1/verify"));
    expect(verify?.body).toMatchObject({ challenge_id: "c1", code: "123456" });
  });

  it("refuses a wrong or malformed code", async () => {
    const { staff: client } = scriptedBackend(
      session("aal1"),
      me(),
      me(),
      challenge(),
      wrongCode(),
      me(),
    );
    await expect(signIn(client, "owner@studio.test", "secret")).rejects.toMatchObject({
      code: "code-needed",
    });
    await expect(signInWithCode(client, "000000")).rejects.toMatchObject({ code: "invalid" });
    await expect(signInWithCode(client, "12")).rejects.toMatchObject({
      message: "The code has six digits.",
    });
  });

  it("requires its code when a password is reset by mail; nothing changes without it", async () => {
    const refused = scriptedResponse(
      401,
      { code: "insufficient_aal", message: "AAL2 session is required" },
      { "X-Supabase-Api-Version": "2024-01-01" },
    );
    const { staff: client, sent } = scriptedBackend(
      session("aal1"),
      refused, // the mail alone
      me(),
      challenge(),
      session("aal2"),
      staff(), // the code
      me(),
      scriptedResponse(204, null), // the password, other sessions
    );
    await redeemProof(client, { hash: "from-the-mail" });
    await expect(setPassword(client, "a new password")).rejects.toMatchObject({
      code: "invalid",
      message: "Enter the code of your authenticator app first.",
    });
    await signInWithCode(client, "123456");
    await setPassword(client, "a new password");
    expect(paths(sent).slice(-2)).toEqual(["PUT /auth/v1/user", "POST /auth/v1/logout"]);
    expect(sent.at(-1)?.url.searchParams.get("scope")).toBe("others");
  });

  it("is added with a QR code or a key and a first code, and removed again", async () => {
    const unfinished = { ...FACTOR, id: "f0", status: "unverified" };
    const enrolled = scriptedResponse(200, {
      id: "f1",
      type: "totp",
      totp: { qr_code: "<svg/>", secret: "ABC", uri: "otpauth://totp/x" },
    });
    const { staff: client, sent } = scriptedBackend(
      session("aal1", []),
      staff(),
      me([unfinished]),
      scriptedResponse(200, { id: "f0" }),
      enrolled,
      challenge(),
      session("aal2"),
      me(),
      scriptedResponse(200, { id: "f1" }),
      session("aal1", []),
    );
    await signIn(client, "owner@studio.test", "secret");
    const enrolment = await beginEnrolment(client);
    expect(enrolment).toMatchObject({ id: "f1", secret: "ABC" });
    expect(enrolment?.qr).toMatch(/^data:image\/svg\+xml/);
    expect(paths(sent)).toContain("DELETE /auth/v1/factors/f0");
    if (enrolment === null) throw new Error("It was offered.");
    await confirmEnrolment(client, enrolment, "123456");
    expect(await secondFactor(client)).toMatchObject({ kind: "on", factor: { id: "f1" } });
    await removeFactor(client, "f1");
    expect(paths(sent).slice(-2)).toEqual(["DELETE /auth/v1/factors/f1", "POST /auth/v1/token"]);
  });
});
