import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { checkFunction, denoVersion, startFunction } from "./edge-function.ts";
import type { RunningFunction } from "./edge-function.ts";
import { HOSTED_EXTENSIONS } from "./hosted-extensions.ts";
import { SENDER, useMailServer } from "./mail-server.ts";
import { recipientOf } from "./smtp-server.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
const deno = await denoVersion();

it.each([
  ["SU22", "deliver-mails"],
  ["SU22", "accept-invitation"],
  ["SU32", "rebuild-site"],
  ["Turnstile", "send-inquiry"],
])("%s deno.json of the edge function %s names the versions of package.json", (_, name) => {
  const file = new URL(`../functions/${name}/deno.json`, import.meta.url);
  const { imports } = JSON.parse(readFileSync(file, "utf8")) as { imports: Record<string, string> };
  const installed = packageVersions();
  for (const [library, specifier] of Object.entries(imports)) {
    expect(specifier).toBe(`npm:${library}@${String(installed[library])}`);
  }
});

function packageVersions(): Record<string, string> {
  const file = new URL("../../package.json", import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  return { ...dependencies, ...devDependencies };
}

if ("missing" in native) {
  it.skip(`NOT RUN: the edge function on native PostgreSQL (${native.missing})`, () => undefined);
} else if (typeof deno !== "string") {
  it.skip(`NOT RUN: the edge function in Deno (${deno.missing})`, () => undefined);
} else {
  it("SU22 Deno finds no type error in the edge function", async () => {
    expect(await checkFunction("deliver-mails")).toBe("");
  }, 120_000);

  describe("SU22 the edge function on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url, (started) => started.script(HOSTED_EXTENSIONS));
    const mails = useMailServer(backend);
    let running: RunningFunction;
    beforeAll(async () => {
      const [row] = await backend.query("select current_database() as name");
      running = await startFunction("deliver-mails", {
        SUPABASE_DB_URL: `${native.url}/${String(row?.["name"])}`,
        SUPABASE_URL: backend.url,
        SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
        SMTP_URL: mails.smtp().url,
        MAIL_SENDER: JSON.stringify(SENDER),
      });
    }, 120_000);
    afterAll(() => running.stop());
    beforeEach(async () => {
      await backend.query("delete from net.requests");
      await backend.query(
        "select private.start_mail_delivery('https://p.test/functions/v1/deliver-mails')",
      );
    });

    /** Runs the scheduled command and passes its requests on to the running function, as pg_net would. */
    const runSchedule = async () => {
      const [job] = await backend.query(
        "select command from cron.job where jobname = 'deliver-mails'",
      );
      await backend.query(String(job?.["command"]));
      const requests = await backend.query("delete from net.requests returning url, headers");
      return Promise.all(
        requests.map(({ headers }) =>
          fetch(running.url, { method: "POST", headers: headers as Record<string, string> }),
        ),
      );
    };

    it("is requested each minute while mails are due, and delivers them", async () => {
      expect(await runSchedule()).toEqual([]);
      const { email, message } = await mails.send();
      const [response, ...others] = await runSchedule();
      expect(others).toEqual([]);
      expect(await response?.json()).toEqual({ sent: 3, failed: 0 });
      expect(mails.smtp().received.map(recipientOf)).toContain(email);
      const notice = mails
        .smtp()
        .received.find(({ subject }) => subject?.startsWith("New inquiry"));
      expect(notice?.text).toContain(message);
      expect(notice?.text).toContain("Timeline: As soon as possible");
      expect(await runSchedule()).toEqual([]);
    });

    it("a run sends at most 100 mails, the next one the rest", async () => {
      for (let sent = 0; sent < 40; sent += 1) await mails.send();
      const [first] = await runSchedule();
      expect(await first?.json()).toEqual({ sent: 100, failed: 0 });
      const [second] = await runSchedule();
      expect(await second?.json()).toEqual({ sent: 20, failed: 0 });
      expect(new Set(mails.smtp().received.map(({ messageId }) => messageId)).size).toBe(120);
    });

    it("a refused mail waits and is delivered by a later run", async () => {
      await mails.send();
      mails.smtp().refuse(1);
      const [response] = await runSchedule();
      expect(await response?.json()).toEqual({ sent: 2, failed: 1 });
      expect(await runSchedule()).toEqual([]);
      await mails.passTime();
      const [later] = await runSchedule();
      expect(await later?.json()).toEqual({ sent: 1, failed: 0 });
    });

    it("nobody without the key causes a delivery; a new start replaces the key", async () => {
      await mails.send();
      const [request] = await backend.query("select private.request_mail_delivery() as id");
      expect(request?.["id"]).not.toBeNull();
      const [stored] = await backend.query("delete from net.requests returning headers");
      const former = stored?.["headers"] as Record<string, string>;
      await backend.query(
        "select private.start_mail_delivery('https://p.test/functions/v1/deliver-mails')",
      );
      for (const headers of [{}, { authorization: `Bearer ${crypto.randomUUID()}` }, former]) {
        expect((await fetch(running.url, { method: "POST", headers })).status).toBe(401);
      }
      expect(mails.smtp().received).toEqual([]);
    });

    it("a start drops notices of the past, and a stop ends the requests", async () => {
      await mails.send();
      await backend.query("update private.outbox set created_at = now() - interval '25 hours'");
      await backend.query(
        "select private.start_mail_delivery('https://p.test/functions/v1/deliver-mails')",
      );
      expect(await backend.query("select from private.outbox")).toEqual([]);
      await mails.send();
      await backend.query("select private.stop_mail_delivery()");
      expect(await backend.query("select from cron.job")).toEqual([]);
      const [request] = await backend.query("select private.request_mail_delivery() as id");
      expect(request?.["id"]).toBeNull();
    });
  });
}
