import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { anonymous, call, signedIn } from "./clients.ts";
import { unique } from "./matrix.ts";
import { PASSWORD } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend({
  limits: {
    guesses: { perAccount: 5, perSocket: 400, inAll: 500 },
    mails: { perAccount: 3, perSocket: 12, inAll: 20 },
  },
});
const WRONG = "not-the-password";

async function account() {
  const email = `${unique()}@studio.test`;
  await createMember(backend, { email, password: PASSWORD, role: "editor" });
  return email;
}
const stranger = () => `${unique()}@studio.test`;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(backend, anonymous, "POST", path, body, headers);
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  post("/auth/v1/token?grant_type=password", { email, password }, headers);

/** Status, body and headers, without those that depend on the time. */
async function comparable(response: Response) {
  const headers = Object.fromEntries(response.headers);
  delete headers["date"];
  return { status: response.status, headers, body: await response.text() };
}

async function timed(task: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  await (await task()).arrayBuffer();
  return performance.now() - began;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("whether an address has an account", () => {
  it.each([
    ["/auth/v1/magiclink", {}],
    ["/auth/v1/otp", { create_user: false }],
    ["/auth/v1/otp", { create_user: true }],
    ["/auth/v1/resend", { type: "signup" }],
    ["/auth/v1/resend", { type: "email_change" }],
    ["/auth/v1/signup", { password: "a-long-password" }],
    ["/auth/v1/recover", {}],
    ["/auth/v1/token?grant_type=password", { password: WRONG }],
    ["/auth/v1/verify", { type: "recovery", token: "123456" }],
    ["/auth/v1/verify", { type: "signup", token: "123456" }],
    ["/auth/v1/verify", { type: "magiclink", token: "123456" }],
  ])("is not said by %s with %j", async (path, fields) => {
    const known = await comparable(await post(path, { ...fields, email: await account() }));
    expect(await comparable(await post(path, { ...fields, email: stranger() }))).toEqual(known);
  });

  it.each([
    ["signing in", "/auth/v1/token?grant_type=password", (email: string) => email],
    [
      "signing in with a space",
      "/auth/v1/token?grant_type=password",
      (email: string) => ` ${email}`,
    ],
    ["asking for a mail", "/auth/v1/recover", (email: string) => email],
  ])("is not told by the time of %s", async (_name, path, spell) => {
    const rounds = path.includes("recover") ? 4 : 9;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = await account();
      known.push(await timed(() => post(path, { email: spell(email), password: WRONG })));
      unknown.push(await timed(() => post(path, { email: spell(stranger()), password: WRONG })));
    }
    // Without the dummy hash the second request takes a tenth of the first.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.4);
    expect(median(unknown)).toBeLessThan(median(known) * 2.5);
  });
});

describe("mails", () => {
  it("are limited by address and by socket, for known and unknown addresses alike", async () => {
    const folder = join(backend.dataDir, "mail");
    const email = await account();
    const before = readdirSync(folder).length;
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await post("/auth/v1/recover", { email: ` ${email}` })).status);
      statuses.push((await post("/auth/v1/recover", { email })).status);
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(3);
    expect(readdirSync(folder).length - before).toBeLessThanOrEqual(3);
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => post("/auth/v1/recover", { email: stranger() })),
    );
    expect(responses.at(-1)?.status).toBe(429);
    expect(await responses.at(-1)?.json()).toMatchObject({
      error_code: "over_email_send_rate_limit",
      msg: expect.stringMatching(
        /^Too many mails in a short time\. Please try again in \d+ min/,
      ) as string,
    });
  });
});

describe("an account under attack", () => {
  it("accepts the device with an earlier sign-in, and refuses every other one", async () => {
    const email = await account();
    const first = await signIn(email, PASSWORD);
    const token = first.headers.get("x-device-token") ?? "";
    expect(token).not.toBe("");
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn(email, WRONG);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await signIn(email, PASSWORD, { "x-device-token": `${token}x` })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { "x-device-token": token })).status).toBe(200);
  });

  it("allows a device five wrong tries of its own, for its own account only", async () => {
    const [email, other] = [await account(), await account()];
    const token = (await signIn(email, PASSWORD)).headers.get("x-device-token") ?? "";
    const device = { "x-device-token": token };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signIn(email, WRONG, device)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(other, WRONG);
    expect((await signIn(other, PASSWORD, device)).status).toBe(429);
  });

  it("accepts a dashboard with an earlier sign-in", async () => {
    const email = await account();
    const client = await signedIn(backend, email);
    await client.auth.signOut({ scope: "local" });
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(email, WRONG);
    await expect(signedIn(backend, email)).rejects.toThrow(/Too many failed/);
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  });
});
