import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { anonymous, call } from "./clients.ts";
import { unique } from "./matrix.ts";
import { PASSWORD } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend({
  limits: { guesses: { perAccount: 5, perSocket: 40, inAll: 60 } },
});
const TOO_MANY = /^Too many attempts with a code\. Please try again in \d+ minutes?\.$/;

async function account(): Promise<string> {
  const email = `${unique()}@studio.test`;
  await createMember(backend, { email, password: PASSWORD, role: "editor" });
  return email;
}

async function codeFor(email: string): Promise<string> {
  expect((await call(backend, anonymous, "POST", "/auth/v1/recover", { email })).status).toBe(200);
  const folder = join(backend.dataDir, "mail");
  const mails = readdirSync(folder).sort().reverse();
  const mail = mails
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .find((text) => text.startsWith(`To: ${email}\n`));
  return />(\d{6})</.exec(mail ?? "")?.[1] ?? "";
}

const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const hashOf = (email: string, code: string) =>
  createHash("sha256").update(`${email}${code}`).digest("hex");
const verify = (body: object) => call(backend, anonymous, "POST", "/auth/v1/verify", body);
const byCode = (email: string, token: string) => verify({ email, token, type: "recovery" });
const byHash = (token_hash: string) => verify({ token_hash, type: "recovery" });

async function storedCode(email: string): Promise<unknown> {
  const [row] = await backend.query("select recovery_token from auth.users where email = $1", [
    email,
  ]);
  return row?.["recovery_token"];
}

describe("a mailed code", () => {
  it("signs in once, by itself or by the hash of the link", async () => {
    const email = await account();
    expect((await byHash(hashOf(email, await codeFor(email)))).status).toBe(200);
    const code = await codeFor(email);
    expect((await byCode(email, code)).status).toBe(200);
    expect((await byCode(email, code)).status).toBe(403);
  });

  it("is deleted after five wrong ones; the right one no longer signs in", async () => {
    const email = await account();
    const code = await codeFor(email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await byCode(email, wrongFor(code))).status).toBe(403);
    }
    expect(await storedCode(email)).toBeNull();
    const late = await byCode(email, code);
    expect(late.status).toBe(429);
    expect(await late.json()).toMatchObject({ msg: expect.stringMatching(TOO_MANY) as string });
  });

  it("is not accepted by GET, which is stored in histories and followed by mail scanners", async () => {
    const email = await account();
    const hash = hashOf(email, await codeFor(email));
    for (const path of ["/auth/v1/verify", "/auth/v1/%76erify"]) {
      const response = await call(backend, anonymous, "GET", `${path}?token=${hash}&type=recovery`);
      expect(response.status).toBe(405);
      expect(response.headers.get("location")).toBeNull();
    }
    expect(await storedCode(email)).not.toBeNull();
  });

  it("cannot be guessed by its hash: five tries in ten minutes delete all codes", async () => {
    const email = await account();
    const code = await codeFor(email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      statuses.push((await byHash(hashOf(email, `x${String(attempt)}`))).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    expect((await byHash(hashOf(email, code))).status).toBe(429);
    expect(await storedCode(email)).toBeNull();
  });

  it("cannot be guessed for many addresses from one socket", async () => {
    let refused = 0;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      if ((await byCode(`${unique()}@nowhere.test`, "123456")).status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThanOrEqual(20);
  });
});
