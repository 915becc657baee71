import { beforeAll, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "./clients.ts";
import { measureSlowness } from "./database-speed.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
const ROWS = 100_000;
/** Milliseconds of the fastest of several HTTP requests, in proportion more on a slower machine. */
const MAX_MS = 300;

/** Inquiries of three years; three of four have a reply. */
async function grow(backend: LocalBackend) {
  await backend.script(`
    alter table contact_submissions disable trigger user;
    alter table inquiry_replies disable trigger user;
    insert into projects (title, status) select 'Project ' || n, 'published' from generate_series(1, 80) as n;
    insert into contact_submissions (name, email, message, status, source_path, created_at)
    select 'Visitor ' || n, n || '@visitor.test', 'A kitchen, please.', (array['new', 'contacted', 'won', 'lost', 'spam'])[1 + n % 5],
      case when n % 3 = 0 then '' else '/portfolio/project-' || (1 + n % 80) end, now() - n * interval '15 minutes'
    from generate_series(1, ${String(ROWS)}) as n;
    insert into inquiry_replies (inquiry_id, subject, body, sent_at, created_at)
    select id, 'Re', 'Hello', now(), created_at + random() * interval '3 days'
    from contact_submissions where status <> 'new';
    alter table contact_submissions enable trigger user;
    alter table inquiry_replies enable trigger user;
  `);
  await backend.query("vacuum analyze contact_submissions");
  await backend.query("vacuum analyze inquiry_replies");
}

if ("missing" in native) {
  it.skip(`NOT RUN: statistics on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  beforeAll(() => grow(backend));

  it.each([
    ["twelve months", 365],
    ["all time", 10_000],
  ])(
    `statistics of %s among ${String(ROWS)} inquiries take at most ${String(MAX_MS)} ms`,
    async (period, days) => {
      const { rest } = await signedIn(backend, PEOPLE.editor.email);
      const since = new Date(Date.now() - days * 86_400_000).toISOString();
      const times: number[] = [];
      const relative: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const slowness = await measureSlowness(backend);
        const began = performance.now();
        const rows = await succeeded(rest.rpc("inquiry_statistics", { since }));
        const time = performance.now() - began;
        times.push(time);
        relative.push(time / slowness);
        expect(rows).toHaveLength(66);
      }
      console.info(`${period}: ${times.map((time) => time.toFixed(0)).join(" ")} ms`);
      expect(Math.min(...relative)).toBeLessThanOrEqual(MAX_MS);
    },
  );
}
