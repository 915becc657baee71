import { describe, expect, it } from "vitest";
import { createCategory } from "./categories.ts";
import { getInquiry, listInquiries, unreadInquiries } from "./inquiries.ts";
import { dashboardCounts } from "./overview.ts";
import { createPost, getPost, listPosts, trashPost, updatePost } from "./posts.ts";
import type { NewPost, PostsQuery } from "./posts.ts";
import { createProject, updateProject } from "./projects.ts";
import type { NewProject } from "./projects.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";

const draft: NewPost = {
  title: "Oak",
  content: "Wood",
  excerpt: "Wood…",
  featured_image_url: null,
  category_id: null,
  author: "Team",
  post_type: "blog",
  meta_title: "Oak",
  meta_description: "",
  tags: ["wood"],
  read_time: 1,
  status: "draft",
  created_by_admin: "ada@example.com",
  slug: "",
};

const project: NewProject = {
  title: "Villa",
  description: "By the sea",
  content: "By the sea",
  featured_image_url: null,
  project_type: null,
  location: null,
  client_name: null,
  budget_range: null,
  area_sqft: null,
  gallery_images: [],
  status: "draft",
  created_by_admin: "ada@example.com",
  project_date: "2026-01-05",
  slug: "",
};

const stored = { ...draft, id: "1", slug: "oak", version: 1, deleted_at: null };
const staff = () =>
  scriptedResponse(200, [{ user_id: "u", email: "ada@example.com", role: "owner" }]);
const nobody = () => scriptedResponse(200, []);
const rows = (...found: unknown[]) => scriptedResponse(200, found);
const counted = (total: number) => scriptedResponse(200, total);
const taken = () =>
  scriptedResponse(409, { code: "23505", message: 'violates unique constraint "blog_posts_pkey"' });

describe("creating", () => {
  it("NB18 inserts a post with the keys of the specification and returns the row", async () => {
    const { staff: client, sent } = scriptedBackend(scriptedResponse(201, [stored]));
    expect(await createPost(client, draft)).toEqual(stored);
    expect(sent[0]?.method).toBe("POST");
    expect(sent[0]?.url.pathname).toBe("/rest/v1/blog_posts");
    expect(sent[0]?.body).toEqual(draft);
    expect(sent[0]?.headers.get("prefer")).toContain("return=representation");
  });

  it("CP10 CP14 inserts a project with the keys of the specification", async () => {
    const row = { ...project, id: "1", slug: "villa", version: 1 };
    const { staff: client, sent } = scriptedBackend(scriptedResponse(201, [row]));
    const parsed = { materials: [], credits: [], testimonial: null };
    expect(await createProject(client, project)).toEqual({ ...row, ...parsed });
    expect(sent[0]?.body).toEqual(project);
  });

  it("a repeated create after a lost response saves the existing row", async () => {
    const second = { ...stored, version: 2 };
    const { staff: client, sent } = scriptedBackend(taken(), scriptedResponse(200, [second]));
    expect(await createPost(client, draft, "1")).toEqual(second);
    expect(sent[0]?.headers.get("idempotency-key")).toBe("1");
    expect(sent[0]?.body).toEqual(draft);
    expect(sent[1]).toMatchObject({
      method: "PATCH",
      // The empty slug lets the server derive the draft's from the title of this save.
      body: { title: "Oak", tags: ["wood"], slug: "" },
    });
    expect(sent[1]?.body).not.toHaveProperty("created_by_admin");
    expect(sent[1]?.url.searchParams.get("version")).toBe("eq.1");
  });

  it("SU06 a session that ended elsewhere requires a new sign-in", async () => {
    const refused = scriptedResponse(403, {
      code: "42501",
      message: "violates row-level security policy",
    });
    const { staff: client } = scriptedBackend(refused, nobody());
    await expect(createPost(client, draft)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("a right that staff lacks is reported as forbidden", async () => {
    const refused = scriptedResponse(403, { code: "42501", message: "permission denied" });
    const { staff: client } = scriptedBackend(refused, staff());
    await expect(createCategory(client, "Oak")).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("saving", () => {
  const save = (...script: Response[]) => {
    const { staff: client, sent } = scriptedBackend(...script);
    return { sent, saved: updatePost(client, "1", 1, { title: "Pine", tags: ["a"] }) };
  };

  it("SU07 filters by the loaded version", async () => {
    const next = { ...stored, title: "Pine", version: 2 };
    const { saved, sent } = save(scriptedResponse(200, [next]));
    expect(await saved).toEqual(next);
    expect(sent[0]?.url.searchParams.get("id")).toBe("eq.1");
    expect(sent[0]?.url.searchParams.get("version")).toBe("eq.1");
  });

  it("SU07 is a conflict when another member saved in between", async () => {
    const theirs = { ...stored, title: "Fir", version: 2 };
    await expect(save(nobody(), scriptedResponse(200, [theirs])).saved).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is no conflict when the row already holds the saved values", async () => {
    const own = { ...stored, title: "Pine", tags: ["a"], version: 2 };
    expect(await save(nobody(), scriptedResponse(200, [own])).saved).toEqual(own);
  });

  it("is a conflict when two versions were saved in between, equal or not", async () => {
    const own = { ...stored, title: "Pine", tags: ["a"], version: 3 };
    await expect(save(nobody(), scriptedResponse(200, [own])).saved).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is forbidden when the row is unchanged", async () => {
    await expect(save(nobody(), scriptedResponse(200, [stored])).saved).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("reports a missing row", async () => {
    await expect(save(nobody(), nobody(), staff()).saved).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("reports an ended session instead of a conflict", async () => {
    await expect(save(nobody(), nobody(), nobody()).saved).rejects.toMatchObject({
      code: "unauthorized",
    });
  });

  it("compares galleries by value, not by key order", async () => {
    const images = [{ url: "/a.webp", alt: "A", caption: "", stage: "", credit: "" }] as const;
    const asStored = [{ alt: "A", url: "/a.webp", caption: "" }];
    const row = { ...project, id: "1", version: 2, gallery_images: asStored };
    const { staff: client } = scriptedBackend(nobody(), scriptedResponse(200, [row]));
    const saved = await updateProject(client, "1", 1, { gallery_images: images });
    expect(saved.version).toBe(2);
  });
});

describe("lists", () => {
  it("request a page outside the trash, last changed first, without bodies", async () => {
    const { staff: client, sent } = scriptedBackend(rows(stored), counted(1));
    await listPosts(client, {
      search: "oak, floor",
      searchIn: ["title", "excerpt"],
      status: "scheduled",
      page: 2,
      pageSize: 10,
    });
    const query = sent[0]?.url.searchParams;
    expect(query?.get("select")?.split(",")).not.toContain("content");
    expect(query?.get("deleted_at")).toBe("is.null");
    expect(query?.get("status")).toBe("eq.published");
    expect(query?.get("published_at")).toMatch(/^gt\.20/);
    expect(query?.get("order")).toBe("updated_at.desc,id.desc");
    expect([query?.get("offset"), query?.get("limit")]).toEqual(["10", "10"]);
    expect(query?.getAll("or")).toHaveLength(1);
    expect(query?.get("or")).toContain('(and(or(title.imatch."oak,",');
  });

  it("of the trash stand in the order of the moves there", async () => {
    const orderOf = async (query: PostsQuery) => {
      const { staff: client, sent } = scriptedBackend(rows(stored), counted(1));
      await listPosts(client, { ...query, trashed: true });
      return sent[0]?.url.searchParams.get("order");
    };
    expect(await orderOf({})).toBe("deleted_at.desc,id.desc");
    expect(await orderOf({ sort: { column: "updated_at", direction: "asc" } })).toBe(
      "deleted_at.asc,id.asc",
    );
    expect(await orderOf({ sort: { column: "title", direction: "asc" } })).toBe("title.asc,id.asc");
  });

  it("place nulls last in either direction", async () => {
    const { staff: client, sent } = scriptedBackend(
      rows(stored),
      counted(1),
      rows(stored),
      counted(1),
    );
    await listPosts(client, { sort: { column: "published_at", direction: "desc" } });
    await listPosts(client, { sort: { column: "published_at", direction: "asc" } });
    const orders = sent.map(({ url }) => url.searchParams.get("order"));
    expect(orders.filter((order) => order !== null)).toEqual([
      "published_at.desc.nullslast,id.desc",
      "published_at.asc.nullslast,id.asc",
    ]);
  });

  it("AD05 an empty list without a session is not an empty blog", async () => {
    const { staff: client } = scriptedBackend(rows(), counted(0), nobody());
    await expect(listPosts(client)).rejects.toMatchObject({ code: "unauthorized" });
    const refused = () => scriptedResponse(401, { code: "42501", message: "permission denied" });
    const visitor = scriptedBackend(rows(), refused(), refused());
    await expect(listInquiries(visitor.staff)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("BT03 an empty list for staff is an empty list", async () => {
    const { staff: client } = scriptedBackend(rows(), counted(0), staff());
    expect(await listPosts(client, { trashed: true })).toMatchObject({ rows: [], total: 0 });
  });

  it("the inbox excludes spam by default", async () => {
    const inquiry = { id: "1", status: "new" };
    const responses = [rows(inquiry), counted(1), rows(inquiry), counted(1)];
    const { staff: client, sent } = scriptedBackend(...responses);
    await listInquiries(client);
    await listInquiries(client, { status: "all" });
    expect(sent[0]?.url.searchParams.get("status")).toBe("neq.spam");
    expect(sent[2]?.url.searchParams.has("status")).toBe(false);
  });

  it("count search results only when the page does not determine the total: that reads row by row", async () => {
    const full = rows(...Array.from({ length: 25 }, (_, id) => ({ id: String(id) })));
    const { staff: client, sent } = scriptedBackend(rows(stored), full, counted(70));
    expect((await listPosts(client, { search: "oak" })).total).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await listPosts(client, { search: "oak (floor" })).total).toBe(70);
    expect(sent[2]?.body).toMatchObject({ words: ["oak", "[[.left-parenthesis.]]floor"] });
  });

  it("the badge counts new and unread inquiries and returns the newest in one request, also without any", async () => {
    const { staff: client, sent } = scriptedBackend(rows({ id: "1", unread: 7 }), rows());
    expect(await unreadInquiries(client)).toMatchObject({ count: 7, newest: [{ id: "1" }] });
    expect(await unreadInquiries(client)).toEqual({ count: 0, newest: [] });
    expect(sent).toHaveLength(2);
  });
});

describe("single rows and counters", () => {
  it("distinguish a missing row from an ended session", async () => {
    const missing = scriptedBackend(nobody(), staff());
    await expect(getInquiry(missing.staff, "1")).rejects.toMatchObject({ code: "not-found" });
    const ended = scriptedBackend(nobody(), nobody());
    await expect(getPost(ended.staff, "1")).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("treat an invalid id as an id without a row", async () => {
    const noId = () =>
      scriptedResponse(400, { code: "22P02", message: "invalid input syntax for type uuid" });
    const noPost = scriptedBackend(noId(), staff());
    await expect(getPost(noPost.staff, "nope")).rejects.toMatchObject({ code: "not-found" });
    const ended = scriptedBackend(noId(), nobody());
    await expect(getInquiry(ended.staff, "?")).rejects.toMatchObject({ code: "unauthorized" });
    const broken = scriptedBackend(scriptedResponse(500, { message: "boom" }));
    await expect(getPost(broken.staff, "nope")).rejects.toMatchObject({ code: "server" });
  });

  it("deleting a row that is in the trash already is a success", async () => {
    const inTrash = scriptedResponse(200, [{ deleted_at: "2026-01-01T00:00:00Z" }]);
    const { staff: client } = scriptedBackend(nobody(), inTrash);
    await expect(trashPost(client, "1")).resolves.toBeUndefined();
  });

  it("deleting that changed nothing is an error", async () => {
    const { staff: client } = scriptedBackend(
      nobody(),
      scriptedResponse(200, [{ deleted_at: null }]),
      staff(),
    );
    await expect(trashPost(client, "1")).rejects.toMatchObject({ code: "forbidden" });
  });

  it("OV02 the counters come in one call", async () => {
    const counts = [{ total_posts: 3, active_projects: 2, new_inquiries: 1 }];
    const { staff: client, sent } = scriptedBackend(scriptedResponse(200, counts));
    expect(await dashboardCounts(client)).toEqual({
      totalPosts: 3,
      activeProjects: 2,
      newInquiries: 1,
    });
    expect(sent).toHaveLength(1);
  });
});
