import { describe, expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { call, callerOf, signedIn } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { unique } from "./matrix.ts";
import { PASSWORD } from "./users.ts";
import { newMediaName, PNG } from "./images.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
const NEXT = "walnut-shelf-and-lamp";

async function member() {
  const email = `${unique()}@studio.test`;
  await createMember(backend, { email, password: PASSWORD, role: "editor" });
  const caller = await callerOf(await signedIn(backend, email));
  return { email, caller };
}

const change = (caller: Caller, fields: object) =>
  call(backend, caller, "PUT", "/auth/v1/user", fields);
const isAlive = async (caller: Caller) =>
  (await call(backend, caller, "GET", "/rest/v1/blog_posts?select=id")).ok &&
  (await (await call(backend, caller, "POST", "/rest/v1/rpc/current_staff", {})).text()) !== "[]";

describe("SU19 changing the password through the API", () => {
  it.each([
    ["missing", {}, "current_password_required"],
    ["wrong", { current_password: "not-the-password" }, "current_password_invalid"],
    ["another type", { current_password: 7 }, "current_password_required"],
  ])("is refused when the present one is %s", async (_name, present, code) => {
    const { email, caller } = await member();
    const response = await change(caller, { password: NEXT, ...present });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: code }),
    ]);
    await signedIn(backend, email);
  });

  it("ends the other sessions at once, without a further request", async () => {
    const { email, caller } = await member();
    const other = await callerOf(await signedIn(backend, email));
    expect(await isAlive(other)).toBe(true);
    const response = await change(caller, { password: NEXT, current_password: PASSWORD });
    expect(response.status).toBe(200);
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(caller)).toBe(true);
  });

  it("allows five wrong current passwords", async () => {
    const { caller } = await member();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      statuses.push((await change(caller, { password: NEXT, current_password: "wrong" })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it.each([
    ["short", "brass-lam"],
    ["longer than bcrypt reads", `${"walnut shelf and lamp, ".repeat(4).slice(0, 72)}x`],
    ["longer in bytes", "käsefußböden und blümchen, größer als zweiundsiebzig bytes üü öö ää"],
    ["common", "password123"],
    ["a row of keys", "qwertyuiop"],
  ])("refuses a new one that is %s", async (_name, password) => {
    const { caller } = await member();
    const response = await change(caller, { password, current_password: PASSWORD });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ error_code: "weak_password" }),
    ]);
  });

  it("refuses an unknown session before any other check", async () => {
    const response = await change(
      { token: "a.b.c", claims: {} },
      { password: NEXT, current_password: PASSWORD },
    );
    expect([401, 403]).toContain(response.status);
  });
});

describe("a signed upload address", () => {
  const path = (name: string) => `/storage/v1/object/upload/sign/blog-images/${name}`;
  const sign = async (caller: Caller) => {
    const name = newMediaName("png");
    const response = await call(backend, caller, "POST", path(name), {});
    const { url, signedUrl } = (await response.json()) as { url?: string; signedUrl?: string };
    return `/storage/v1${(signedUrl ?? url ?? "").replace(/^\/storage\/v1/, "")}`;
  };
  const put = (address: string) =>
    call(backend, { token: null, claims: {} }, "PUT", address, PNG, {
      "content-type": "image/png",
    });

  it("is valid while its signer is a member, and invalid after the membership", async () => {
    const { email, caller } = await member();
    expect((await put(await sign(caller))).status).toBe(200);
    const address = await sign(caller);
    await backend.query(
      "update private.staff set active = false from auth.users where id = user_id and email = $1",
      [email],
    );
    expect((await put(address)).status).toBe(403);
  });

  it("is invalid after the account is deleted", async () => {
    const { email, caller } = await member();
    const address = await sign(caller);
    await backend.query("delete from auth.users where email = $1", [email]);
    expect((await put(address)).status).toBe(403);
  });
});
