import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { anonymous, call } from "#supabase/tests/callers.ts";
import { useBackend, useNativeBackend } from "#supabase/tests/test-backend.ts";
import { byClients, percentile, report } from "./figures.ts";

const POSTS = 10_000;
const CLIENTS = 16;
const REQUESTS = 1600;
const PAGE_BYTES = 60 * 1024;

/** The first page of the blog as the site asks for it. */
const FIRST_PAGE =
  "/rest/v1/published_posts?select=id,title,slug,excerpt,featured_image_url,category,author,post_type,tags,read_time,published_at,created_at&order=published_at.desc,id.asc&limit=12";

function proveList(where: string, backend: LocalBackend, barMs: number) {
  describe(`load: ${where}`, () => {
    beforeAll(async () => {
      await backend.script(`
        insert into categories (name) select 'Category ' || n from generate_series(1, 10) as n;
        insert into blog_posts (title, content, excerpt, status, slug, published_at, category_id)
        select 'Post ' || n, repeat('A paragraph about oak. ', 200), repeat('Short. ', 20), 'published', '',
          now() - n * interval '1 hour', (select id from categories order by name offset n % 10 limit 1)
        from generate_series(1, ${String(POSTS)}) as n;
        analyze blog_posts;
      `);
    });

    it(`the list of ${String(POSTS)} posts answers ${String(CLIENTS)} clients with a p95 of at most ${String(barMs)} ms`, async () => {
      let bytes = 0;
      const ask = async () => {
        const answer = await call(backend, anonymous, "GET", FIRST_PAGE, undefined, {
          prefer: "count=exact",
        });
        bytes = (await answer.arrayBuffer()).byteLength;
        expect(answer.ok).toBe(true);
      };
      await byClients(CLIENTS, 200, ask);
      const p95 = percentile(await byClients(CLIENTS, REQUESTS, ask), 0.95);
      report(`list of posts, ${where}, p95`, `${p95.toFixed(1)} ms`, `${String(barMs)} ms`);
      report(`page of the list, ${where}`, `${(bytes / 1024).toFixed(1)} KB`, "60 KB");
      expect(bytes).toBeLessThanOrEqual(PAGE_BYTES);
      expect(p95).toBeLessThanOrEqual(barMs);
    });
  });
}

proveList("embedded", useBackend(), 150);

const native = inject("native");
if ("missing" in native) {
  it.skip(`NOT RUN: the list on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  proveList("native PostgreSQL", useNativeBackend(native.url), 25);
}
