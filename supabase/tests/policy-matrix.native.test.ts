import { describe, expect, inject, it } from "vitest";
import { FILE_ROWS } from "./file-rows.ts";
import { RELATIONS } from "./matrix.ts";
import { bySql, overHttp } from "./matrix-attempts.ts";
import { describeMatrix, grantEverything } from "./matrix-suite.ts";
import { PRIVATE_RELATIONS } from "./private-matrix.ts";
import { describeStorageMatrix } from "./storage-matrix.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: the policy matrix on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  const all = [...RELATIONS, ...PRIVATE_RELATIONS];

  // Must run before any data request: Lite grants everything with the first one. Until then the
  // grants are those of the migrations, as on hosted Supabase.
  describeMatrix("by SQL with the grants of the migrations", backend, all, bySql);

  describe("the grants of the migrations", () => {
    it.each([
      ["anon", "public.blog_posts", "select", false],
      ["anon", "public.projects", "select", false],
      ["anon", "public.contact_submissions", "select", false],
      ["anon", "public.contact_submissions", "insert", false],
      ["anon", "public.published_posts", "select", true],
      ["anon", "private.staff", "select", false],
      ["authenticated", "private.rate_limits", "select", false],
      ["authenticated", "public.slug_history", "insert", false],
      ["service_role", "public.blog_posts", "insert", true],
      ["service_role", "public.contact_submissions", "delete", true],
      ["service_role", "public.published_posts", "select", true],
      ["service_role", "public.blog_posts", "truncate", false],
      ["service_role", "private.staff", "select", false],
    ])("%s on %s: %s is %s for the table as a whole", async (role, table, right, granted) => {
      const [row] = await backend.query("select has_table_privilege($1, $2, $3) as granted", [
        role,
        table,
        right,
      ]);
      expect(row?.["granted"]).toBe(granted);
    });
  });

  describeMatrix("over HTTP on native PostgreSQL", backend, RELATIONS, overHttp);
  describeStorageMatrix("files on native PostgreSQL", backend);

  const grantAll = () => grantEverything(backend);
  describeMatrix("over HTTP after GRANT ALL to every role", backend, RELATIONS, overHttp, grantAll);
  describeMatrix("by SQL after GRANT ALL to every role", backend, [...all, FILE_ROWS], bySql);
  describeStorageMatrix("files after GRANT ALL to every role", backend);
}
