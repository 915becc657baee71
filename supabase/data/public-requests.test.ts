import { describe, expect, it } from "vitest";
import { sendInquiry } from "./inquiries.ts";
import type { NewInquiry } from "./inquiries.ts";
import { getPublishedPost, listPublishedPosts } from "./public-posts.ts";
import { getPublishedProject, listPublishedProjects } from "./public-projects.ts";
import { scriptedResponse, pageOf, scriptedBackend } from "./testing/scripted-fetch.ts";

const inquiry: NewInquiry = {
  name: "Ada",
  email: "ada@example.com",
  phone: "",
  subject: "",
  message: "A kitchen, please.",
  service_interest: "renovation",
  project_type: "",
  budget_range: "",
  timeline: "asap",
};

const postRow = {
  id: "1",
  title: "Oak",
  slug: "oak",
  excerpt: "Wood…",
  featured_image_url: null,
  category: { id: "c", name: "Floors", slug: "floors" },
  author: "Team",
  post_type: "tips",
  tags: ["wood"],
  read_time: 2,
  published_at: "2026-01-01T00:00:00+00:00",
  created_at: "2025-12-01T00:00:00+00:00",
};

describe("public requests", () => {
  it("G07 send the publishable key as apikey header and as bearer token", async () => {
    const { visitor, sent } = scriptedBackend(pageOf([], 0));
    await listPublishedPosts(visitor);
    expect(sent[0]?.headers.get("apikey")).toBe("sb_publishable_test");
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer sb_publishable_test");
  });

  it("are sent once: the query cache retries", async () => {
    const { visitor, sent } = scriptedBackend(scriptedResponse(503, {}), pageOf([], 0));
    await expect(listPublishedPosts(visitor)).rejects.toMatchObject({ code: "server" });
    expect(sent).toHaveLength(1);
  });

  it("reject with an AbortError when the caller cancels", async () => {
    const { visitor } = scriptedBackend(pageOf([], 0));
    const caller = new AbortController();
    const pending = listPublishedPosts(visitor, { signal: caller.signal });
    caller.abort();
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the blog list", () => {
  it("BL05 BL06 requests one page of published posts, newest first, without bodies", async () => {
    const { visitor, sent } = scriptedBackend(
      scriptedResponse(200, [postRow]),
      pageOf([postRow], 30),
    );
    const page = await listPublishedPosts(visitor, { page: 2, category: "c" });
    const query = sent[0]?.url.searchParams;
    expect(sent[0]?.url.pathname).toBe("/rest/v1/published_posts");
    expect(query?.get("select")?.split(",")).not.toContain("content");
    expect(query?.get("order")).toBe("published_at.desc,id.asc");
    expect([query?.get("offset"), query?.get("limit")]).toEqual(["12", "12"]);
    expect(query?.get("category_id")).toBe("eq.c");
    expect(page).toMatchObject({ total: 30, page: 2, pageSize: 12 });
    expect(page.rows[0]).toEqual({
      id: "1",
      title: "Oak",
      slug: "oak",
      excerpt: "Wood…",
      featuredImageUrl: null,
      category: { id: "c", name: "Floors", slug: "floors" },
      author: "Team",
      postType: "tips",
      tags: ["wood"],
      readTime: 2,
      publishedAt: "2026-01-01T00:00:00+00:00",
      createdAt: "2025-12-01T00:00:00+00:00",
    });
  });
});

describe("a page behind the last one", () => {
  it("is empty and has the correct total", async () => {
    const { visitor, sent } = scriptedBackend(scriptedResponse(200, []), pageOf([postRow], 30));
    expect(await listPublishedPosts(visitor, { page: 9 })).toEqual({
      rows: [],
      total: 30,
      page: 9,
      pageSize: 12,
    });
    // A count with an offset behind the last row is refused with 416.
    const counted = sent.filter(({ headers }) => headers.get("prefer")?.includes("count=exact"));
    expect(counted.map(({ url }) => url.searchParams.get("offset"))).toEqual(["0"]);
  });
});

describe("one post", () => {
  it("BP10 an unknown slug raises 'Blog post not found'", async () => {
    const { visitor } = scriptedBackend(scriptedResponse(200, []), scriptedResponse(200, []));
    await expect(getPublishedPost(visitor, "nope")).rejects.toMatchObject({
      code: "not-found",
      message: "Blog post not found",
    });
  });

  it("SU01 is found by a former slug as well", async () => {
    const { visitor, sent } = scriptedBackend(
      scriptedResponse(200, []),
      scriptedResponse(200, [{ slug: "oak" }]),
      scriptedResponse(200, [{ ...postRow, content: "# Oak" }]),
    );
    expect(await getPublishedPost(visitor, "pine")).toMatchObject({
      slug: "oak",
      content: "# Oak",
    });
    expect(sent[1]?.url.searchParams.get("kind")).toBe("eq.post");
    expect(sent[1]?.url.searchParams.get("old_slug")).toBe("eq.pine");
  });

  it("a slug cannot add conditions", async () => {
    const { visitor, sent } = scriptedBackend(scriptedResponse(200, [{ ...postRow, content: "" }]));
    await getPublishedPost(visitor, "x&status=eq.draft,(a)");
    expect(sent[0]?.url.searchParams.get("slug")).toBe("eq.x&status=eq.draft,(a)");
    expect(sent[0]?.url.searchParams.has("status")).toBe(false);
  });
});

describe("the portfolio", () => {
  it("PF06 PF07 requests ordered projects first, then the newest, without bodies", async () => {
    const { visitor, sent } = scriptedBackend(pageOf([], 0));
    await listPublishedProjects(visitor);
    const query = sent[0]?.url.searchParams;
    expect(sent[0]?.url.pathname).toBe("/rest/v1/published_projects");
    expect(query?.get("select")?.split(",")).not.toContain("content");
    expect(query?.get("order")).toBe("sort_order.asc.nullslast,created_at.desc,id.asc");
  });

  it("parses the gallery from any column value", async () => {
    const gallery = [{ url: "/a.webp", alt: "A" }, { alt: "no address" }, "text", null];
    const { visitor } = scriptedBackend(
      scriptedResponse(200, [{ id: "1", gallery_images: gallery }]),
    );
    const project = await getPublishedProject(visitor, "villa");
    expect(project.galleryImages).toEqual([
      { url: "/a.webp", alt: "A", caption: "", stage: "", credit: "" },
    ]);
  });
});

describe("an inquiry", () => {
  it("CT12 is inserted with exactly the nine keys, and requests no row back", async () => {
    const { visitor, sent } = scriptedBackend(scriptedResponse(201, null));
    const withMore = { ...inquiry, status: "won", website: "http://spam.example" };
    await sendInquiry(visitor, withMore);
    expect(sent[0]?.url.href).toBe("http://backend.test/rest/v1/contact_submissions");
    expect(sent[0]?.body).toEqual(inquiry);
    expect(sent[0]?.headers.get("prefer")).toBe("return=minimal");
  });

  it("SU12 sends the spam signal only when there is one", async () => {
    const { visitor, sent } = scriptedBackend(
      scriptedResponse(201, null),
      scriptedResponse(201, null),
    );
    await sendInquiry(visitor, inquiry, { spamSignal: "honeypot" });
    await sendInquiry(visitor, inquiry, { spamSignal: null });
    expect(sent[0]?.body).toEqual({ ...inquiry, spam_signal: "honeypot" });
    expect(sent[1]?.body).toEqual(inquiry);
  });

  it("drops U+0000, which no database column can hold", async () => {
    const { visitor, sent } = scriptedBackend(scriptedResponse(201, null));
    await sendInquiry(visitor, { ...inquiry, message: "a\0b" });
    expect(sent[0]?.body).toMatchObject({ message: "ab" });
  });
});
