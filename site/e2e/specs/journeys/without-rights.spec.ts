import { getInquiry } from "#supabase/data/inquiries.ts";
import { getPost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";

test("PM01 PM02 PM03 AD05 a visitor without rights reads and changes nothing private", async ({
  page,
  request,
  rows,
  staff,
  stack,
  errors,
}) => {
  errors.allow(/401|403|404/);
  const open = await rows.post();
  const draft = await rows.post({ status: "draft", title: `Secret ${rows.unique()}` });
  const project = await rows.project({ client_name: "Mrs Secret", budget_range: "$100,000+" });
  const inquiry = await rows.inquiry();

  // Through the page: a flag set by hand, and the URL of a draft.
  await page.addInitScript(() => {
    localStorage.setItem("admin_authenticated", "true");
  });
  for (const tab of ["overview", "blog-posts", "projects", "contacts"]) {
    await page.goto(`/admin?tab=${tab}`);
    await new Dashboard(page).expectOpen();
    await expect(page.getByRole("heading", { name: "Sign in to continue" })).toBeVisible();
    for (const secret of [draft.title, open.title, inquiry.name]) {
      await expect(page.getByText(secret)).toHaveCount(0);
    }
  }
  await page.goto(`/blog/${draft.slug}`);
  await expect(page.getByText("Blog Post Not Found")).toBeVisible();

  // Direct requests with the public key that every visitor has.
  const headers = { apikey: stack.backend.publishableKey };
  const api = (path: string) => `${stack.backend.url}/rest/v1/${path}`;
  const takeOver = {
    blog_posts: { title: "taken over" },
    projects: { title: "taken over" },
    contact_submissions: { status: "won" },
    inquiry_notes: { body: "taken over" },
    inquiry_replies: { body: "taken over" },
    reply_templates: { body: "taken over" },
    slug_history: { old_slug: "taken-over" },
    redirects: { to_path: "/taken-over" },
  };
  for (const [table, data] of Object.entries(takeOver)) {
    const read = await request.get(api(`${table}?select=*`), { headers });
    expect(read.ok() ? await read.json() : [], `${table} read`).toEqual([]);
    const change = await request.patch(api(`${table}?created_at=not.is.null`), {
      headers: { ...headers, prefer: "return=representation" },
      data,
    });
    expect(change.ok() ? await change.json() : [], `${table} changed`).toEqual([]);
    const removal = await request.delete(api(`${table}?created_at=not.is.null`), {
      headers: { ...headers, prefer: "return=representation" },
    });
    expect(removal.ok() ? await removal.json() : [], `${table} deleted`).toEqual([]);
  }
  for (const view of ["published_posts", "published_projects"]) {
    const removal = await request.delete(api(`${view}?id=not.is.null`), { headers });
    expect(removal.ok(), `${view} deleted`).toBe(false);
  }
  const written = await request.post(api("blog_posts"), { headers, data: { title: "Mine" } });
  expect(written.ok()).toBe(false);
  const upload = await request.post(
    `${stack.backend.url}/storage/v1/object/blog-images/1700000000000-abcdef.png`,
    { headers: { ...headers, "content-type": "image/png" }, data: "png" },
  );
  expect(upload.ok()).toBe(false);

  const shown = await request.get(api(`published_projects?id=eq.${project.id}`), { headers });
  const [row] = (await shown.json()) as Record<string, unknown>[];
  expect(row).toMatchObject({ title: project.title });
  for (const secret of ["created_by_admin", "client_name", "budget_range"]) {
    expect(row).not.toHaveProperty(secret);
  }
  // Nothing has changed.
  expect((await getPost(staff, draft.id)).title).toBe(draft.title);
  expect((await getPost(staff, open.id)).title).toBe(open.title);
  expect((await getProject(staff, project.id)).title).toBe(project.title);
  expect(await getInquiry(staff, inquiry.id)).toMatchObject({ status: "new", read_at: null });
});
