import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startAuthAdmin } from "./auth-admin.ts";
import type { AuthAdmin } from "./auth-admin.ts";
import { signedIn } from "./clients.ts";
import { checkFunction, denoVersion, startFunction } from "./edge-function.ts";
import type { RunningFunction } from "./edge-function.ts";
import { succeeded } from "./expectations.ts";
import { useNativeBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const native = inject("native");
const deno = await denoVersion();
const EMAIL = "invited@studio.test";

if ("missing" in native) {
  it.skip(`NOT RUN: invitations on native PostgreSQL (${native.missing})`, () => undefined);
} else if (typeof deno !== "string") {
  it.skip(`NOT RUN: the edge function in Deno (${deno.missing})`, () => undefined);
} else {
  it("SU22 Deno finds no type error in accept-invitation", async () => {
    expect(await checkFunction("accept-invitation")).toBe("");
  }, 240_000);

  describe("SU22 the edge function accept-invitation on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url);
    let admin: AuthAdmin;
    let running: RunningFunction;
    beforeAll(async () => {
      admin = await startAuthAdmin();
      const [row] = await backend.query("select current_database() as name");
      running = await startFunction("accept-invitation", {
        SUPABASE_DB_URL: `${native.url}/${String(row?.["name"])}`,
        SUPABASE_URL: admin.url,
        SUPABASE_SERVICE_ROLE_KEY: "service-key",
      });
    }, 240_000);
    afterAll(async () => {
      await running.stop();
      await admin.stop();
    });
    const post = (body: unknown, address = "203.0.113.7") =>
      fetch(running.url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify(body),
      });

    it("exchanges the code for the token of a recovery link, and makes the person a member", async () => {
      const { rest } = await signedIn(backend, PEOPLE.owner.email);
      const invitation = { member_email: EMAIL, member_role: "editor" };
      const code = await succeeded(rest.rpc("invite_staff", invitation));
      const response = await post({ code });
      expect(await response.json()).toEqual({ token_hash: admin.tokenHash });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(admin.requests).toEqual([
        {
          call: "POST /auth/v1/admin/generate_link",
          key: "Bearer service-key",
          body: { type: "recovery", email: EMAIL },
        },
      ]);
      expect(
        await backend.query(
          "select active from private.staff join auth.users on id = user_id where email = $1",
          [EMAIL],
        ),
      ).toEqual([{ active: true }]);
    });

    it("limits wrong codes by the client's network, and calls the auth service for none", async () => {
      admin.requests.length = 0;
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const address = `2001:db8:0:1::${String(attempt + 1)}`;
        statuses.push((await post({ code: `000${String(attempt)}` }, address)).status);
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
      expect((await post({ code: "0" }, "198.51.100.1")).status).toBe(403);
      expect(admin.requests).toEqual([]);
    });

    it("answers the preflight of a browser, and refuses other methods and other bodies", async () => {
      const preflight = await fetch(running.url, { method: "OPTIONS" });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
      expect((await fetch(running.url)).status).toBe(405);
      const broken = await fetch(running.url, { method: "POST", body: "{" });
      expect(broken.status).toBe(400);
    });
  });
}
