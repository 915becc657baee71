import { beforeAll, describe, expect, inject, it } from "vitest";
import { callerOf, signedIn } from "./clients.ts";
import { PEOPLE } from "./users.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
/** Hosted Supabase ends a statement of a signed-in user after 8 seconds, unless the called function
 * sets its own timeout, of at most 60 seconds. */
const OWN_LIMIT = "statement_timeout=60s";
const LIMIT_MS = 60_000;
/** Ten years of a studio with one post and ten inquiries a day. */
const POSTS = 3500;
const INQUIRIES = 36_000;
const restore = crypto.randomUUID();

const STAGE = ["categories", "blog_posts", "projects", "contact_submissions"].map(
  (relation) => `
    insert into private.restore_rows (restore, relation, item)
    select '${restore}', '${relation}', to_jsonb(stored) from ${relation} as stored;`,
);

if ("missing" in native) {
  it.skip(`NOT RUN: how long a restore takes on native PostgreSQL (${native.missing})`, () =>
    undefined);
} else {
  describe("SU18 restoring a large backup", () => {
    const backend = useNativeBackend(native.url);

    beforeAll(() =>
      backend.script(`
        insert into blog_posts (title, content, status)
        select 'Post ' || n, repeat('oak and linen ', 400), 'published' from generate_series(1, ${String(POSTS)}) as n;
        alter table contact_submissions disable trigger receive_inquiry;
        insert into contact_submissions (name, email, message, created_at)
        select 'Visitor ' || n, n || '@visitor.test', repeat('A kitchen. ', 30), now() - n * interval '2 hours'
        from generate_series(1, ${String(INQUIRIES)}) as n;
        alter table contact_submissions enable trigger receive_inquiry;
        ${STAGE.join("\n")}
      `),
    );

    it("has its own timeout, and takes less than half of it", async () => {
      const { claims } = await callerOf(await signedIn(backend, PEOPLE.owner.email));
      const tables =
        "categories blog_posts projects slug_history contact_submissions inquiry_notes";
      const [counted] = await backend.query(
        `select jsonb_object_agg(relation, (
           select count(*) from private.restore_rows as staged where staged.relation = named.relation
         ))::text as expected
         from unnest(string_to_array($1, ' ')) as named (relation)`,
        [`${tables} site_settings post_versions`],
      );
      const began = performance.now();
      await backend.script(`
        set local role authenticated;
        select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
        select set_config('request.jwt.claim.sub', '${String(claims["sub"])}', true);
        select finish_restore('${restore}', '${String(counted?.["expected"])}');
      `);
      const took = performance.now() - began;
      console.info(`restore: ${(took / 1000).toFixed(1)} s`);
      expect(await backend.query("select from private.restore_rows")).toEqual([]);
      expect(await backend.query("select from contact_submissions")).toHaveLength(INQUIRIES);
      expect(took).toBeLessThan(LIMIT_MS / 2);
      const [own] = await backend.query(
        "select proconfig from pg_proc where oid = 'public.finish_restore'::regproc",
      );
      expect(own?.["proconfig"]).toContain(OWN_LIMIT);
    });
  });
}
