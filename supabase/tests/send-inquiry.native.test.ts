import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { handleInquiry } from "#supabase/functions/_shared/inquiries/send-inquiry.ts";
import { checkFunction, denoVersion, startFunction } from "./edge-function.ts";
import type { RunningFunction } from "./edge-function.ts";
import { unique } from "./matrix.ts";
import { startSiteverify, TURNSTILE_SECRET } from "./siteverify-server.ts";
import type { Siteverify } from "./siteverify-server.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
const deno = await denoVersion();

if ("missing" in native) {
  it.skip(`NOT RUN: send-inquiry on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describe("Turnstile: verified inquiries on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url);
    let cloudflare: Siteverify;
    beforeAll(async () => {
      cloudflare = await startSiteverify();
      await backend.query("select private.require_turnstile()");
    });
    afterAll(() => cloudflare.close());
    const send = (inquiry: object, address: string) =>
      handleInquiry(
        { body: { token: `token-${crypto.randomUUID()}`, inquiry }, address },
        {
          database: backend,
          turnstile: { secretKey: TURNSTILE_SECRET, siteverifyUrl: cloudflare.url },
        },
      );
    const inquiry = () => ({
      ...{ name: "Ann", email: `${unique()}@visitor.test`, message: `A kitchen ${unique()}` },
    });
    const count = async (pattern: string) => {
      const [row] = await backend.query(
        "select count(*)::int as count from contact_submissions where message like $1",
        [pattern],
      );
      return row?.["count"];
    };

    it("stores 5 of 60 simultaneous ones from one network", async () => {
      const mark = unique();
      const responses = await Promise.all(
        Array.from({ length: 60 }, (_, host) =>
          send(
            { ...inquiry(), message: `${mark} ${String(host)}` },
            `2001:db8:1:1::${host.toString(16)}`,
          ),
        ),
      );
      const stored = responses.filter(({ status }) => status === 201);
      expect(stored).toHaveLength(5);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
      expect(await count(`${mark}%`)).toBe(5);
    });

    it("stores 1 of 20 simultaneous repetitions, each with a fresh token, and reports success for all", async () => {
      const same = inquiry();
      const sends = Array.from({ length: 20 }, () => send(same, "198.51.100.9"));
      expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(
        new Set([201]),
      );
      expect(await count(same.message)).toBe(1);
    });
  });
}

if (!("missing" in native) && typeof deno === "string") {
  it("Turnstile: Deno finds no type error in send-inquiry", async () => {
    expect(await checkFunction("send-inquiry")).toBe("");
  }, 240_000);

  describe("Turnstile: the edge function send-inquiry in Deno", () => {
    const backend = useNativeBackend(native.url);
    let running: RunningFunction;
    beforeAll(async () => {
      const [row] = await backend.query("select current_database() as name");
      running = await startFunction("send-inquiry", {
        SUPABASE_DB_URL: `${native.url}/${String(row?.["name"])}`,
        TURNSTILE_SECRET_KEY: TURNSTILE_SECRET,
      });
    }, 240_000);
    afterAll(() => running.stop());
    const post = (body: unknown) =>
      fetch(running.url, { method: "POST", body: JSON.stringify(body) });

    it("answers the preflight of a browser, and refuses a request without a token", async () => {
      const preflight = await fetch(running.url, { method: "OPTIONS" });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
      const response = await post({ inquiry: { name: "Ann" } });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: "turnstile_missing" });
    });

    // A token of this test is forged for Cloudflare, and without a network its service cannot be reached.
    it("stores nothing without a verification by Cloudflare", async () => {
      const inquiry = { name: "Ann", email: "ann@visitor.test", message: "A kitchen" };
      const response = await post({ token: "forged", inquiry });
      expect([403, 503]).toContain(response.status);
      expect(await backend.query("select from contact_submissions")).toEqual([]);
    });
  });
} else {
  const missing =
    "missing" in native ? native.missing : typeof deno === "string" ? "" : deno.missing;
  it.skip(`NOT RUN: send-inquiry in Deno (${missing})`, () => undefined);
}
