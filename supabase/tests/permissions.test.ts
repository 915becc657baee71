import { beforeAll, describe, expect, it } from "vitest";
import { anonymous, call, visitorOf } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

beforeAll(() =>
  backend.script(`
    insert into categories (name) values ('Lighting');
    insert into blog_posts (title, status, published_at, deleted_at, category_id, created_by_admin) values
      ('Older', 'published', now() - interval '2 days', null, (select id from categories), 'editor@studio.test'),
      ('Newer', 'published', now() - interval '1 day', null, null, 'editor@studio.test'),
      ('Draft', 'draft', null, null, null, 'editor@studio.test'),
      ('Scheduled', 'published', now() + interval '1 day', null, null, 'editor@studio.test'),
      ('Trashed', 'published', now() - interval '1 day', now(), null, 'editor@studio.test');
    insert into projects (title, status, deleted_at, client_name, budget_range, sort_order, created_at, created_by_admin) values
      ('First made', 'published', null, 'Secret Client', '$100,000+', null, now() - interval '2 days', 'editor@studio.test'),
      ('Last made', 'published', null, 'Secret Client', '$100,000+', null, now(), 'editor@studio.test'),
      ('Kept in front', 'published', null, 'Secret Client', null, 1, now() - interval '9 days', 'editor@studio.test'),
      ('Draft', 'draft', null, 'Secret Client', null, null, now(), 'editor@studio.test'),
      ('Trashed', 'published', now(), 'Secret Client', null, null, now(), 'editor@studio.test');
    insert into contact_submissions (name, email, message) values ('Ann', 'ann@visitor.test', 'Private');
  `),
);

describe("the public", () => {
  it("PM01 reads published posts, published projects and categories", async () => {
    const { rest } = visitorOf(backend);
    expect(await succeeded(rest.from("published_posts").select("title"))).toHaveLength(2);
    expect(await succeeded(rest.from("published_projects").select("title"))).toHaveLength(3);
    expect(await succeeded(rest.from("categories").select("name"))).toEqual([{ name: "Lighting" }]);
  });

  it("PM01 CT12 submits an inquiry with the nine keys and nothing else", async () => {
    const { rest } = visitorOf(backend);
    const inquiry = {
      name: "Ben",
      email: "ben@visitor.test",
      phone: "1",
      subject: "Kitchen",
      message: "A new kitchen, please.",
      service_interest: "renovation",
      project_type: "residential",
      budget_range: "25k-50k",
      timeline: "asap",
    };
    expect((await rest.from("contact_submissions").insert(inquiry)).status).toBe(201);
    const [stored] = await backend.query("select * from contact_submissions where name = 'Ben'");
    expect(stored).toMatchObject({
      ...inquiry,
      status: "new",
      read_at: null,
      version: 1,
    });
  });

  it("PM02 BL04 BP09 reads no draft, no scheduled and no trashed post", async () => {
    const { rest } = visitorOf(backend);
    const posts = await succeeded(rest.from("published_posts").select("title"));
    expect(posts.map((post) => post.title).sort()).toEqual(["Newer", "Older"]);
    const draft = await succeeded(rest.from("published_posts").select("id").eq("slug", "draft"));
    expect(draft).toEqual([]);
  });

  it("PM02 PF06 reads no draft and no trashed project", async () => {
    const { rest } = visitorOf(backend);
    const projects = await succeeded(rest.from("published_projects").select("title"));
    expect(projects.map((project) => project.title).sort()).toEqual([
      "First made",
      "Kept in front",
      "Last made",
    ]);
  });

  it("PM02 reads no inquiry, not even one just submitted", async () => {
    const read = await call(backend, anonymous, "GET", "/rest/v1/contact_submissions?select=*");
    expect(read.ok ? await read.json() : []).toEqual([]);
    const sent = await call(
      backend,
      anonymous,
      "POST",
      "/rest/v1/contact_submissions",
      { name: "Cy", email: "cy@visitor.test", message: "Give it back" },
      { prefer: "return=representation" },
    );
    expect(sent.status).toBe(401);
    expect(await backend.query("select from contact_submissions where name = 'Cy'")).toEqual([]);
  });

  it.each(["published_posts", "published_projects"])(
    "PM03 gets no private column from %s, asked by name or for everything",
    async (view) => {
      const all = await call(backend, anonymous, "GET", `/rest/v1/${view}?select=*`);
      const text = await all.text();
      expect(text).not.toMatch(/created_by_admin|client_name|budget_range|Secret Client|\$100,000/);
      expect(text).not.toMatch(/editor@studio|deleted_at|version/);
      for (const column of ["created_by_admin", "client_name", "budget_range", "deleted_at"]) {
        const response = await call(backend, anonymous, "GET", `/rest/v1/${view}?select=${column}`);
        expect(response.status, column).toBe(400);
      }
    },
  );

  it("PM03 cannot infer private values by filtering, ordering or embedding", async () => {
    for (const query of [
      "published_projects?select=id&client_name=eq.Secret%20Client",
      "published_projects?select=id&order=budget_range",
      "published_posts?select=id&or=(created_by_admin.eq.a,id.is.null)",
      "published_posts?select=id,blog_posts(created_by_admin)",
      "categories?select=name,blog_posts(title,created_by_admin)",
      "categories?select=name,projects(client_name)",
    ]) {
      const response = await call(backend, anonymous, "GET", `/rest/v1/${query}`);
      expect(await response.text(), query).not.toMatch(/editor@studio|Secret Client|Draft|Trashed/);
    }
  });

  it("BL05 BL06 orders posts by date and reads the joined category", async () => {
    const { rest } = visitorOf(backend);
    const request = rest.from("published_posts").select("title, category");
    const posts = await succeeded(request.order("published_at", { ascending: false }).order("id"));
    expect(posts.map((post) => post.title)).toEqual(["Newer", "Older"]);
    expect(posts[1]?.category).toMatchObject({ name: "Lighting" });
    expect(posts[0]?.category).toBeNull();
  });

  it("PF06 PF07 orders projects by position first, then newest first", async () => {
    const { rest } = visitorOf(backend);
    const projects = await succeeded(
      rest
        .from("published_projects")
        .select("title")
        .order("sort_order", { nullsFirst: false })
        .order("created_at", { ascending: false })
        .order("id"),
    );
    expect(projects.map((project) => project.title)).toEqual([
      "Kept in front",
      "Last made",
      "First made",
    ]);
  });

  it("reads a scheduled post after its publication time", async () => {
    const { rest } = visitorOf(backend);
    const { query } = backend;
    await query(
      "update blog_posts set published_at = now() - interval '1 second' where title = 'Scheduled'",
    );
    const found = await succeeded(
      rest.from("published_posts").select("id").eq("slug", "scheduled"),
    );
    expect(found).toHaveLength(1);
  });
});
