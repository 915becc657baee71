import { beforeAll, describe, expect, it } from "vitest";
import { callers, call } from "#supabase/tests/clients.ts";
import { listAllInquiries, INQUIRY_SORT_COLUMNS, listInquiries } from "./inquiries.ts";
import type { InquiriesQuery } from "./inquiries.ts";
import { listPosts } from "./posts.ts";
import type { PostsQuery } from "./posts.ts";
import { listProjects } from "./projects.ts";
import { useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();

const CATEGORY = "00000000-0000-4000-8000-000000000001";

beforeAll(() =>
  backend().server.script(`
    insert into contact_submissions (name, email, message, status, read_at, created_at)
    select 'Visitor ' || n, n || '@visitor.test', 'x', case when n <= 1003 then 'won' else 'new' end,
      case when n <= 1003 then now() end, now() - n * interval '1 hour'
    from generate_series(1, 1033) as n;
    insert into contact_submissions (name, email, message, status) values ('S', 's@spam.test', 'x', 'spam');
    insert into categories (id, name) values ('${CATEGORY}', 'Kitchens');
    insert into blog_posts (title, status, published_at, category_id, deleted_at)
    select 'Post ' || n, case when n % 2 = 0 then 'draft' else 'published' end,
      now() + case when n % 3 = 0 then interval '1 day' else interval '-1 day' end,
      case when n % 4 = 0 then '${CATEGORY}'::uuid end, case when n % 5 = 0 then now() end
    from generate_series(1, 60) as n;
    insert into projects (title, status, published_at, category_id, deleted_at)
    select title, status, published_at, category_id, deleted_at from blog_posts;
  `),
);

async function counted(table: string, where: string): Promise<unknown> {
  const [row] = await backend().server.query(
    `select count(*)::int as found from ${table} where ${where}`,
  );
  return row?.["found"];
}

describe("the total of a list", () => {
  it("is exact up to a thousand rows and marked as a minimum above", async () => {
    const { staff } = backend();
    expect(await listInquiries(staff)).toMatchObject({ total: 1000, more: true });
    const last = await listInquiries(staff, { status: "won", page: 41 });
    expect(last.rows).toHaveLength(3);
    expect(last).toMatchObject({ total: 1003 });
    expect(last.more).toBeUndefined();
  });

  it("is exact up to a hundred rows that match a search", async () => {
    const { staff } = backend();
    expect(await listInquiries(staff, { search: "visitor" })).toMatchObject({
      total: 100,
      more: true,
    });
    const last = await listInquiries(staff, { search: "visitor", status: "won", page: 41 });
    expect([last.rows.length, last.total, last.more]).toEqual([3, 1003, undefined]);
  });

  it("is exact for any length when asked to be", async () => {
    const { staff } = backend();
    const exact = { exactTotal: true, pageSize: 1 };
    const searched = await listInquiries(staff, { ...exact, search: "visitor" });
    expect([searched.total, searched.more]).toEqual([1033, undefined]);
    const all = await listInquiries(staff, { ...exact, status: "all" });
    expect([all.total, all.more]).toEqual([1034, undefined]);
  });

  it("is correct on a page behind the last one", async () => {
    const behind = await listInquiries(backend().staff, { status: "won", page: 60 });
    expect(behind).toMatchObject({ rows: [], total: 1003 });
    expect(behind.more).toBeUndefined();
  });

  it("is correct on a full last page", async () => {
    const { staff } = backend();
    const query = { status: "won", pageSize: 17 } as const;
    const last = await listInquiries(staff, { ...query, page: 59 });
    expect([last.rows.length, last.total, last.more]).toEqual([17, 1003, undefined]);
    expect((await listInquiries(staff, { ...query, page: 58 })).more).toBe(true);
  });

  it("an export contains every row", async () => {
    expect(await listAllInquiries(backend().staff, {})).toHaveLength(1033);
  });

  it.each<[InquiriesQuery, string]>([
    [{ status: "new" }, "status = 'new'"],
    [{ status: "spam" }, "status = 'spam'"],
    [{ unread: true }, "status <> 'spam' and read_at is null"],
    [{ overdue: true, status: "all" }, "reply_due_at < now()"],
    [{ search: "TOR 77" }, "status <> 'spam' and name like '%77%'"],
    [{ search: "7@ [x]" }, "false"],
  ])("SU13 of inquiries %o is what SQL counts", async (query, where) => {
    const { total } = await listInquiries(backend().staff, { ...query, pageSize: 1 });
    expect(total).toBe(await counted("contact_submissions", where));
  });

  it.each<[Omit<PostsQuery, "sort" | "searchIn">, string]>([
    [{}, "deleted_at is null"],
    [{ status: "draft" }, "deleted_at is null and status = 'draft'"],
    [{ status: "published" }, "deleted_at is null and status = 'published'"],
    [
      { status: "scheduled" },
      "deleted_at is null and status = 'published' and published_at > now()",
    ],
    [{ category: CATEGORY }, `deleted_at is null and category_id = '${CATEGORY}'`],
    [{ trashed: true, status: "draft" }, "deleted_at is not null and status = 'draft'"],
    [{ exactTotal: true }, "deleted_at is null"],
    [{ search: "post 3" }, "deleted_at is null and title like '%3%'"],
    [
      { search: "post 3", status: "draft" },
      "deleted_at is null and title like '%3%' and status = 'draft'",
    ],
  ])("SU13 of posts and projects %o is what SQL counts", async (query, where) => {
    const { staff } = backend();
    const posts = await listPosts(staff, { ...query, pageSize: 1 });
    expect(posts.total).toBe(await counted("blog_posts", where));
    const projects = await listProjects(staff, { ...query, pageSize: 1 });
    expect(projects.total).toBe(await counted("projects", where));
  });
});

it.each(["count_posts", "count_projects", "count_inquiries"])(
  "PM02 %s counts for nobody but staff",
  async (name) => {
    const people = await callers(backend().server);
    const callAs = (role: keyof typeof people) =>
      call(backend().server, people[role], "POST", `/rest/v1/rpc/${name}`, { up_to: 10 });
    for (const role of ["anonymous", "outsider"] as const) {
      const response = await callAs(role);
      expect(response.ok ? await response.json() : 0, role).toBe(0);
    }
    expect(await (await callAs("editor")).json()).toBe(11);
  },
);

describe("a search among inquiries", () => {
  it("PM02 returns nothing to visitors", async () => {
    const people = await callers(backend().server);
    const words = { words: ["visitor"], sort_column: "name", descending: false, skip: 0, take: 5 };
    const callAs = (role: keyof typeof people) =>
      call(backend().server, people[role], "POST", "/rest/v1/rpc/find_inquiries", words);
    for (const role of ["anonymous", "outsider"] as const) {
      const response = await callAs(role);
      expect(response.ok ? await response.json() : [], role).toEqual([]);
    }
    expect(await (await callAs("editor")).json()).toHaveLength(5);
  });

  it.each(
    INQUIRY_SORT_COLUMNS.flatMap((column) =>
      (["asc", "desc"] as const).map((direction) => ({ column, direction })),
    ),
  )("SU10 stands in the order of the list: %o", async (sort) => {
    const { staff } = backend();
    const query = { sort, page: 3, pageSize: 10 };
    const all = await listInquiries(staff, query);
    const found = await listInquiries(staff, { ...query, search: "VISITOR @visitor" });
    expect(found.rows).toEqual(all.rows);
  });

  it("refuses an unknown sort column", async () => {
    const { staff } = backend();
    const sort = { column: "id; drop table blog_posts", direction: "asc" } as never;
    const found = listInquiries(staff, { search: "a'b", sort });
    await expect(found).rejects.toMatchObject({ code: "invalid", field: "sort" });
    expect((await listInquiries(staff, { search: "'; drop table projects; --" })).rows).toEqual([]);
  });
});
