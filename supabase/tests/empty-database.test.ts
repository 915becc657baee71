import { describe, expect, it } from "vitest";
import { anonymous, call, signedIn } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

describe("a freshly migrated, empty database (E)", () => {
  it.each([
    "published_posts",
    "published_projects",
    "slug_redirects",
    "site_redirects",
    "categories",
    "site_settings",
  ] as const)("BL02 PF02 %s is empty for the public", async (relation) => {
    expect(
      await (await call(backend, anonymous, "GET", `/rest/v1/${relation}?select=*`)).json(),
    ).toEqual([]);
  });

  it.each([
    "blog_posts",
    "projects",
    "contact_submissions",
    "reply_templates",
    "slug_history",
    "redirects",
    "media_files",
    "setting_versions",
    "project_versions",
  ] as const)("BT03 PT02 CO01 %s is empty for staff", async (relation) => {
    const { rest } = await signedIn(backend, PEOPLE.editor.email);
    expect(await succeeded(rest.from(relation).select("*"))).toEqual([]);
  });

  it("OV02 all three counters are zero", async () => {
    const { rest } = await signedIn(backend, PEOPLE.editor.email);
    expect(await succeeded(rest.rpc("dashboard_counts"))).toEqual([
      { total_posts: 0, active_projects: 0, new_inquiries: 0 },
    ]);
  });

  it("has its buckets, empty, with their limits", async () => {
    const rows = await backend.query(
      "select id, public, file_size_limit, 'image/svg+xml' = any (allowed_mime_types) as svg from storage.buckets order by id",
    );
    expect(rows).toEqual([
      { id: "blog-images", public: true, file_size_limit: 10_485_760, svg: false },
      { id: "inquiry-files", public: false, file_size_limit: 10_485_760, svg: false },
      { id: "project-images", public: true, file_size_limit: 10_485_760, svg: false },
      { id: "reply-files", public: false, file_size_limit: 10_485_760, svg: false },
    ]);
  });

  it("enables row-level security for every table, the private ones included", async () => {
    const open = await backend.query(`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'private', 'storage') and not relrowsecurity`);
    expect(open).toEqual([]);
  });
});
