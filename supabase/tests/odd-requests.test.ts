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

describe("requests that Lite would report as a server error", () => {
  const deep = `{"name":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  it.each([
    ["U+0000 about oneself", "PUT", "/auth/v1/user", '{"data":{"a":"\\u0000"}}'],
    ["U+0000 to sign in", "POST", "/auth/v1/token?grant_type=password", '{"email":"a\\u0000"}'],
    ["U+0000 to stay", "POST", "/auth/v1/token?grant_type=refresh_token", '{"token":"\\u0000"}'],
    ["U+0000 in a list", "POST", "/storage/v1/object/list/blog-images", '{"prefix":"\\u0000"}'],
    ["no order", "POST", "/storage/v1/object/list/blog-images", '{"sortBy":{"column":"no"}}'],
    ["less than none", "POST", "/storage/v1/object/list/blog-images", '{"limit":-1}'],
    ["no lifetime of an address", "POST", "/storage/v1/object/sign/blog-images/a.png", "{}"],
    ["no files to sign", "POST", "/storage/v1/object/sign/blog-images/", '{"expiresIn":9}'],
    [
      "a file that is no text",
      "POST",
      "/storage/v1/object/sign/blog-images",
      '{"expiresIn":9,"paths":[7]}',
    ],
    ["a deep row", "POST", "/rest/v1/contact_submissions", deep],
  ])("%s is a fault of the caller", async (_name, method, path, body) => {
    const send = (type: string) =>
      call(backend, people.outsider, method, path, new TextEncoder().encode(body), {
        "content-type": type,
      });
    for (const type of ["application/json", "Application/JSON"]) {
      expect((await send(type)).status, type).toBe(400);
    }
    expect((await send("text/plain")).status).toBeLessThan(500);
  });

  it("a request to sign addresses without a body is a client error", async () => {
    for (const path of ["sign/blog-images/", "sign/blog-images", "sign/blog-images/a.png"]) {
      const response = await call(backend, people.editor, "POST", `/storage/v1/object/${path}`);
      expect(response.status, path).toBe(400);
    }
  });

  it("a truncated form, an invalid token and an unknown method are client errors", async () => {
    const file = "/storage/v1/object/blog-images/1700000000000-abcdef.png";
    const form = await call(backend, people.editor, "POST", file, new TextEncoder().encode("x"), {
      "content-type": "multipart/form-data",
    });
    const signed = file.replace("object/", "object/sign/");
    const token = await call(backend, anonymous, "GET", `${signed}?token=x`);
    const odd = await call(backend, anonymous, "PURGE", "/rest/v1/published_posts");
    expect([form.status, token.status, odd.status]).toEqual([400, 400, 405]);
  });
});

it.each(["/rest/v1/%2F?", "/rest/v1/%2f", "/rest/v1/%2F%2Fblog_posts", "/rest/v1/blog_posts%2F"])(
  "%s is no table",
  async (path) => {
    const response = await call(backend, anonymous, "GET", path);
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { message: "There is no such table." },
    ]);
  },
);

describe("an unpaired quote in a URL", () => {
  it.each([
    'select="',
    'select=id,"title',
    'select=id,category:"x(id)',
    'select=id&order="title',
    'select=id&title=in.("a)',
    'select=id&or=(title.eq."a)',
    'select="id""',
    'select=id&"title=eq.a',
    'select=id,title->"a',
    "select=id,title->>'a",
    'columns="id',
  ])("%s is a fault of the caller", async (query) => {
    for (const path of [
      "/rest/v1/blog_posts",
      "/rest/v1/published_posts",
      "/rest/v1/rpc/list_staff",
    ]) {
      for (const text of [
        query,
        encodeURI(query),
        encodeURIComponent(query).replaceAll("%3D", "="),
      ]) {
        const response = await call(backend, people.editor, "GET", `${path}?${text}`);
        expect(response.status, `${path}?${text}: ${await response.clone().text()}`).toBeLessThan(
          500,
        );
      }
    }
    const malformed = await call(
      backend,
      people.editor,
      "GET",
      '/rest/v1/blog_posts?select=id,"title',
    );
    expect([malformed.status, await malformed.text()]).toEqual([
      400,
      expect.stringContaining("quot"),
    ]);
  });
});

describe("values that cannot be displayed", () => {
  const inquiry = { name: "A", email: "a@visitor.test", message: "Hello" };
  it.each([
    ["an invisible name", { ...inquiry, name: "\u200b\u00a0" }, "Full name is required."],
    ["an empty-looking message", { ...inquiry, message: "\u3000\ufeff" }, "is required."],
    ["a control character in an address", { ...inquiry, email: "a\u0001@b.test" }, "valid email"],
  ])("%s is refused with a sentence", async (_name, row, sentence) => {
    const response = await call(backend, anonymous, "POST", "/rest/v1/contact_submissions", row);
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining(sentence),
    ]);
  });

  it.each(["infinity", "-infinity", "0044-03-15 BC", "294276-01-01"])(
    "publishing on %s is refused with a sentence",
    async (day) => {
      for (const [table, row] of [
        ["blog_posts", { title: "Odd", content: "x" }],
        ["projects", { title: "Odd", description: "x" }],
      ] as const) {
        const response = await call(backend, people.editor, "POST", `/rest/v1/${table}`, {
          ...row,
          published_at: day,
        });
        expect([response.status, await response.text()]).toEqual([
          422,
          expect.stringContaining("between the years 1900 and 2200"),
        ]);
      }
    },
  );
});
