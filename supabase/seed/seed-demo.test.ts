import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { getPublishedPost, listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import { createMember } from "#supabase/local/create-member.ts";
import { startBackend, type LocalBackend } from "#supabase/local/start-backend.ts";
import { demoAccount } from "./demo-account.ts";
import { demoInquiries } from "./inquiries.ts";
import { seedDemo } from "./seed-demo.ts";

const START_LIMIT_MS = 120_000;

let folder: string;
let backend: LocalBackend;
let outcome: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "studio-seed-"));
  backend = await startBackend({ port: 0, dataDir: join(folder, "data") });
  await createMember(backend, demoAccount);
  outcome = await seed();
}, START_LIMIT_MS);

afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

const seed = () => seedDemo({ ...backend, runSql: backend.script, account: demoAccount });

const everything = () =>
  backend.query(`
    select 'category' as kind, id::text, slug as detail from public.categories
    union all select 'post', id::text, slug || version || updated_at from public.blog_posts
    union all select 'project', id::text, slug || version || updated_at from public.projects
    union all select 'inquiry', id::text, status from public.contact_submissions
    union all select 'note', id::text, body from public.inquiry_notes
    union all select 'file', id::text, name from storage.objects
    order by 1, 2`);

describe("the demo on the embedded backend", () => {
  it("fills the public site", async () => {
    expect(outcome).toBe("loaded");
    const client = createPublicClient(backend);
    expect((await listPublishedPosts(client, {})).total).toBe(17);
    const projects = await listPublishedProjects(client, {});
    expect(projects.total).toBe(8);
    expect(projects.rows[0]?.title).toBe("Modern Luxury Villa");
  });

  it("stores the images at their addresses", async () => {
    const post = await getPublishedPost(createPublicClient(backend), "travertine-honestly");
    const [, inText = ""] = /!\[[^\]]+\]\(([^)]+)\)/.exec(post.content) ?? [];
    for (const address of [post.featuredImageUrl ?? "", inText]) {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    }
  });

  it("preserves status and read marks of the inquiries", async () => {
    const rows = await backend.query(
      "select email, status, read_at is not null as read from public.contact_submissions",
    );
    const expected = demoInquiries.map(({ email, status, read }) => ({ email, status, read }));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it("links only to posts and projects that exist", async () => {
    const rows = await backend.query(`
      select content from public.blog_posts union all select content from public.projects`);
    const links = rows.flatMap(({ content }) =>
      [...String(content).matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link),
    );
    const addresses = await backend.query(`
      select '/contact' as address
      union all select '/blog/' || slug from public.published_posts
      union all select '/portfolio/' || slug from public.published_projects`);
    expect(addresses.map(({ address }) => address)).toEqual(expect.arrayContaining(links));
  });

  it("is loaded once: a second run changes nothing", async () => {
    const before = await everything();
    expect(await seed()).toBe("already there");
    expect(await everything()).toEqual(before);
  });

  it("is not loaded again after a studio has deleted it", async () => {
    await backend.query("delete from public.projects");
    expect(await seed()).toBe("already there");
    expect(await backend.query("select id from public.projects")).toEqual([]);
  });
});
