import { beforeAll, describe, expect, it } from "vitest";
import { anonymous, call, callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import type { Role } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let people: Record<Role, Caller>;

beforeAll(async () => {
  people = await callers(backend);
});

describe("requests from the site", () => {
  it.each([
    ["GET", "/rest/v1/published_posts"],
    ["POST", "/rest/v1/contact_submissions"],
    ["PATCH", "/rest/v1/blog_posts"],
    ["DELETE", "/rest/v1/blog_posts"],
    ["POST", "/storage/v1/object/blog-images/1700000000000-abcdef.png"],
    ["DELETE", "/storage/v1/object/blog-images"],
    ["POST", "/auth/v1/token"],
  ])("may %s %s", async (method, path) => {
    const response = await fetch(`${backend.url}${path}`, {
      method: "OPTIONS",
      headers: {
        origin: "http://127.0.0.1:5173",
        "access-control-request-method": method,
        "access-control-request-headers":
          "apikey,authorization,content-type,prefer,x-client-info,x-upsert,cache-control",
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:5173");
    expect(response.headers.get("access-control-allow-methods")).toContain(method);
    expect(response.headers.get("access-control-allow-headers")).toMatch(/\*|authorization/i);
  });

  it("can read the response, refusals included", async () => {
    for (const [path, status] of [
      ["/rest/v1/published_posts", 200],
      ["/rest/v1/nothing", 404],
      ["/_system/config", 404],
    ] as const) {
      const response = await call(backend, anonymous, "GET", path, undefined, {
        origin: "http://127.0.0.1:5173",
      });
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([
        status,
        "http://127.0.0.1:5173",
      ]);
    }
  });
});

describe("requests without rights", () => {
  it("G07 need the public key", async () => {
    for (const path of ["/rest/v1/published_posts", "/auth/v1/user"]) {
      expect((await fetch(`${backend.url}${path}`)).status).toBe(401);
      expect(
        (await fetch(`${backend.url}${path}`, { headers: { apikey: "sb_publishable_x" } })).status,
      ).toBe(401);
    }
  });

  it.each(["/_system/config", "/_system", "/_system/", "/%5Fsystem/config", "/_system/config?x=1"])(
    "learn nothing from %s",
    async (path) => {
      const response = await call(backend, anonymous, "GET", path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/jwt|secret|sb_/);
    },
  );

  it("cannot access another schema", async () => {
    for (const schema of ["private", "auth", "storage", "supabase_migrations"]) {
      const response = await call(
        backend,
        people.owner,
        "GET",
        "/rest/v1/staff?select=*",
        undefined,
        {
          "accept-profile": schema,
        },
      );
      expect(response.status, schema).toBe(406);
    }
  });

  it("cannot call internal functions", async () => {
    for (const name of [
      "is_staff",
      "add_staff",
      "staff_role",
      "generate_slug",
      "count_recent_messages",
    ]) {
      const response = await call(backend, people.owner, "POST", `/rest/v1/rpc/${name}`, {});
      expect(response.status, name).toBe(404);
    }
  });
});

describe("requests of several users in parallel", () => {
  it("never give a visitor the rights of a member", async () => {
    await backend.query("insert into blog_posts (title) values ('Private')");
    const read = async (caller: Caller) => {
      const response = await call(backend, caller, "GET", "/rest/v1/blog_posts?select=title");
      return response.ok ? ((await response.json()) as unknown[]).length : 0;
    };
    const roles: Role[] = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? "editor" : "anonymous",
    );
    const seen = await Promise.all(roles.map((role) => read(people[role])));
    expect(seen).toEqual(roles.map((role) => (role === "editor" ? 1 : 0)));
  });
});

describe("no input causes a server error", () => {
  const texts = [
    "\0",
    "a\0b",
    "\ud83d",
    "\udc00x",
    "‮abc",
    "e\u0301\u0302",
    "👩‍👩‍👧‍👦",
    "' or 1=1 --",
    "%00",
    "\\u0000",
    "\u2028",
  ];

  it.each(texts)(
    "%j as title, excerpt and tag is stored as PostgreSQL can hold it",
    async (text) => {
      const row = { title: `T${text}`, excerpt: text, content: text, tags: [text] };
      const response = await call(backend, people.editor, "POST", "/rest/v1/blog_posts", row, {
        prefer: "return=representation",
      });
      expect(response.status, await response.clone().text()).toBe(201);
      const [stored] = (await response.json()) as { title: string; excerpt: string }[];
      const clean = text.replaceAll("\0", "").toWellFormed();
      expect(stored).toMatchObject({ title: `T${clean}`, excerpt: clean });
    },
  );

  const values = [
    null,
    "",
    "abc",
    -1,
    1e30,
    1.5,
    true,
    [],
    {},
    [[1]],
    { a: null },
    "\0",
    "x".repeat(70_000),
  ];
  const columns = [
    "title",
    "slug",
    "content",
    "excerpt",
    "featured_image_url",
    "category_id",
    "author",
    "post_type",
    "meta_title",
    "tags",
    "read_time",
    "status",
    "published_at",
    "created_at",
    "deleted_at",
    "version",
    "id",
  ];

  it.each(columns)(
    "anything at all in blog_posts.%s is accepted or refused with 4xx",
    async (column) => {
      for (const value of values) {
        const row = { title: "Fuzz", [column]: value };
        const response = await call(backend, people.editor, "POST", "/rest/v1/blog_posts", row);
        expect(
          response.status,
          `${column} = ${JSON.stringify(value).slice(0, 60)}: ${await response.text()}`,
        ).toBeLessThan(500);
      }
    },
  );

  it.each([
    ...["gallery_images", "plan", "materials", "credits", "outcome", "testimonial"],
    ...["area_sqft", "project_date", "sort_order", "budget_range", "description"],
  ])("anything at all in projects.%s is accepted or refused with 4xx", async (column) => {
    for (const value of values) {
      const row = { title: "Fuzz", [column]: value };
      const response = await call(backend, people.editor, "POST", "/rest/v1/projects", row);
      expect(
        response.status,
        `${column} = ${JSON.stringify(value).slice(0, 60)}: ${await response.text()}`,
      ).toBeLessThan(500);
    }
  });

  it.each(["name", "email", "phone", "message", "timeline", "spam_signal", "read_at", "nonsense"])(
    "anything at all in contact_submissions.%s is accepted or refused with 4xx",
    async (column) => {
      for (const value of values) {
        const row = {
          name: "A",
          email: `${crypto.randomUUID()}@x.test`,
          message: crypto.randomUUID(),
          [column]: value,
        };
        const response = await call(
          backend,
          anonymous,
          "POST",
          "/rest/v1/contact_submissions",
          row,
        );
        expect(
          response.status,
          `${column} = ${JSON.stringify(value).slice(0, 60)}: ${await response.text()}`,
        ).toBeLessThan(500);
      }
    },
  );

  it.each([
    ["GET", "/rest/v1/published_posts?title=eq.%00"],
    ["GET", "/rest/v1/published_posts?slug=eq.%ED%A0%80"],
    ["GET", "/rest/v1/published_posts?%00=eq.1"],
    ["GET", "/rest/v1/published_posts?select=*,(("],
    ["GET", "/rest/v1/published_posts?order=nothing.down"],
    ["GET", "/rest/v1/published_posts?limit=abc&offset=-5"],
    ["GET", "/rest/v1/published_posts?limit=99999999999999999999"],
    ["GET", "/rest/v1/published_posts?id=eq.1&id=in.(1,2"],
    ["GET", "/rest/v1/%E0%A4%A"],
    ["POST", "/rest/v1/published_posts"],
    ["PUT", "/rest/v1/categories"],
    ["POST", "/rest/v1/rpc/current_staff"],
    ["POST", "/rest/v1/rpc/inquiries_per_week"],
    ["POST", "/rest/v1/rpc/invite_staff"],
    ["POST", "/rest/v1/rpc/change_staff"],
    ["POST", "/rest/v1/rpc/end_session"],
    ["POST", "/rest/v1/rpc/stage_restore"],
    ["POST", "/rest/v1/rpc/finish_restore"],
    ["POST", "/auth/v1/recover"],
    ["POST", "/auth/v1/token?grant_type=password"],
    ["POST", "/auth/v1/token?grant_type=refresh_token"],
    ["POST", "/auth/v1/verify"],
    ["POST", "/storage/v1/object/list/blog-images"],
    ["GET", "/storage/v1/object/public/blog-images/%00"],
    ["GET", "/storage/v1/object/public/no-bucket/x.png"],
    ["DELETE", "/storage/v1/object/blog-images"],
  ])("%s %s with a body of the wrong shape", async (method, path) => {
    for (const body of method === "GET"
      ? [undefined]
      : [{}, [], "text", 7, { email: 1, password: [] }, { prefixes: "x" }]) {
      const response = await call(backend, people.editor, method, path, body);
      expect(response.status, await response.text()).toBeLessThan(500);
    }
    if (method === "GET") return;
    const broken = await call(backend, people.editor, method, path, new TextEncoder().encode("{"), {
      "content-type": "application/json",
    });
    expect(broken.status, await broken.text()).toBeLessThan(500);
  });

  it("refuses a body of more than 11 MiB", async () => {
    const response = await call(backend, people.editor, "POST", "/rest/v1/blog_posts", {
      title: "Huge",
      content: "x".repeat(12 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });
});

describe("a broken request", () => {
  it("leaves no transaction open for the next one", async () => {
    await backend.query("begin");
    await call(backend, anonymous, "GET", "/rest/v1/nothing");
    await expect(backend.query("savepoint here")).rejects.toThrow(
      "can only be used in transaction",
    );
    expect((await call(backend, anonymous, "GET", "/rest/v1/published_posts")).status).toBe(200);
  });
});
