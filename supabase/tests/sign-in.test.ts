import { describe, expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { anonymous, call, signedIn, visitorOf } from "./clients.ts";
import { refused } from "./expectations.ts";
import { unique } from "./matrix.ts";
import { PASSWORD } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend({ limits: { inquiries: 5 } });

async function account() {
  const email = `${unique()}@studio.test`;
  await createMember(backend, { email, password: PASSWORD, role: "editor" });
  return email;
}

const messageOf = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => "signed in",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const LIMIT = /^Too many failed sign-in attempts\. Please try again in \d+ minutes?\.$/;

describe("signing in", () => {
  it("AL05 does not reveal which part of a wrong pair is wrong", async () => {
    const email = await account();
    const wrongPassword = await messageOf(signedIn(backend, email, "not-the-password"));
    const wrongEmail = await messageOf(signedIn(backend, `${unique()}@studio.test`));
    expect(wrongPassword).toBe("Invalid login credentials");
    expect(wrongEmail).toBe(wrongPassword);
  });

  it("allows five wrong tries, then requires a delay, for the right password as well", async () => {
    const email = await account();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await messageOf(signedIn(backend, email, "wrong-wrong"))).toBe(
        "Invalid login credentials",
      );
    }
    expect(await messageOf(signedIn(backend, email, "wrong-wrong"))).toMatch(LIMIT);
    expect(await messageOf(signedIn(backend, email))).toMatch(LIMIT);
    expect(await messageOf(signedIn(backend, email.toUpperCase()))).toMatch(LIMIT);
  });

  it("locks one account, not the others", async () => {
    const [locked, other] = [await account(), await account()];
    for (let attempt = 0; attempt < 6; attempt += 1)
      await messageOf(signedIn(backend, locked, "wrong-wrong"));
    expect(await messageOf(signedIn(backend, other))).toBe("signed in");
  });

  it("resets the wrong tries after a right one", async () => {
    const email = await account();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1)
        await messageOf(signedIn(backend, email, "wrong-wrong"));
      expect(await messageOf(signedIn(backend, email))).toBe("signed in");
    }
  });

  it("counts concurrent tries", async () => {
    const email = await account();
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => messageOf(signedIn(backend, email, "wrong-wrong"))),
    );
    expect(tries.filter((message) => message === "Invalid login credentials")).toHaveLength(5);
  });

  it.each([
    "/auth/v1/token?grant_type=password&grant_type=password",
    "/auth/v1/%74oken?grant_type=password",
    "/auth/v1/token?grant_type=refresh_token&grant_type=password",
    "/auth/v1/verify",
  ])("cannot be guessed around the limit by %s", async (path) => {
    const email = await account();
    let refusals = 0;
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const body = {
        email: ` ${email}`,
        password: "wrong-wrong",
        type: "recovery",
        token: "000000",
      };
      const response = await call(backend, anonymous, "POST", path, body);
      if (response.status === 429) refusals += 1;
    }
    expect(refusals).toBe(2);
  });

  it("returns the delay in a header as well", async () => {
    const email = await account();
    const body = { email, password: "wrong-wrong" };
    const path = "/auth/v1/token?grant_type=password";
    for (let attempt = 0; attempt < 5; attempt += 1)
      await call(backend, anonymous, "POST", path, body);
    const response = await call(backend, anonymous, "POST", path, body);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(500);
  });

  it("is for accounts that the studio added: sign-up is refused", async () => {
    const body = { email: "me@first.test", password: "a-long-password" };
    const response = await call(backend, anonymous, "POST", "/auth/v1/signup", body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error_code: "signup_disabled" });
    await call(backend, anonymous, "POST", "/auth/v1/otp", {
      email: body.email,
      create_user: true,
    });
    expect(await backend.query("select from auth.users where email = $1", [body.email])).toEqual(
      [],
    );
  });
});

describe("the limit on inquiries by socket address", () => {
  it("accepts five in ten minutes for any sender, and counts accepted ones only", async () => {
    const { rest } = visitorOf(backend);
    const send = (email: string) =>
      rest.from("contact_submissions").insert({ name: "A", email, message: `Hi ${email}` });
    expect((await refused(send("not-an-email"))).status).toBe(422);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await send(`${unique()}@x.test`)).status).toBe(201);
    expect(await refused(send(`${unique()}@x.test`))).toMatchObject({
      status: 429,
      message: "Too many messages in a short time. Please try again later or call us.",
    });
  });
});
