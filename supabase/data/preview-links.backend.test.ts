import { beforeEach, expect, it } from "vitest";
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from "./preview-links.ts";
import { createPost, trashPost } from "./posts.ts";
import { createProject } from "./projects.ts";
import { getPreview } from "./public-previews.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";

const backend = useRealBackend();
const GONE = { code: "not-found" };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() =>
  backend().server.script(
    "delete from preview_links where true; delete from private.rate_limits where true",
  ),
);

it("shows the draft of a post to visitors, with the columns of its public page only", async () => {
  const { staff, visitor, server } = backend();
  const post = await createPost(staff, newPost({ title: "Lime wash", status: "draft" }));
  const { token, expiresAt } = await createPreviewLink(staff, { kind: "post", id: post.id });
  const preview = await getPreview(visitor, token);
  expect(preview).toMatchObject({ kind: "post", expiresAt, post: { title: "Lime wash" } });
  expect(Math.round((expiresAt.getTime() - Date.now()) / DAY_MS)).toBe(14);

  const [row] = await server.query("select preview_by_token($1) -> 'row' as sent", [token]);
  const columns = await server.query(
    "select attname from pg_attribute where attrelid = 'published_posts'::regclass and attnum > 0",
  );
  expect(Object.keys(row?.["sent"] as object).toSorted()).toEqual(
    columns.map(({ attname }) => String(attname)).toSorted(),
  );
});

it("shows the draft of a project without client and budget", async () => {
  const { staff, visitor, server } = backend();
  const project = newProject({ title: "Loft", status: "draft", client_name: "A. Client" });
  const { id } = await createProject(staff, project, crypto.randomUUID());
  const { token } = await createPreviewLink(staff, { kind: "project", id });
  const preview = await getPreview(visitor, token);
  expect(preview).toMatchObject({ kind: "project", project: { title: "Loft" } });
  const [row] = await server.query("select preview_by_token($1) as sent", [token]);
  expect(JSON.stringify(row?.["sent"])).not.toMatch(/A\. Client|client_name|budget|admin/);
});

it("stores a hash of the token only, and lists a member's links", async () => {
  const { staff, server } = backend();
  const { id } = await createPost(staff, newPost({}));
  const created = await createPreviewLink(staff, { kind: "post", id });
  expect(created.token).toMatch(/^[0-9a-f]{64}$/);
  const rows = await server.query("select preview_links::text as row from preview_links");
  expect(JSON.stringify(rows)).not.toContain(created.token);
  const [link, ...others] = await listPreviewLinks(staff, { kind: "post", id });
  expect(link).toMatchObject({ id: created.id, expiresAt: created.expiresAt });
  expect(link?.createdBy).not.toBeNull();
  expect(others).toEqual([]);
});

it("a revoked, an expired and a wrong link, and one to the trash, are answered alike", async () => {
  const { staff, visitor, server } = backend();
  const post = await createPost(staff, newPost({}));
  const target = { kind: "post", id: post.id } as const;
  const revoked = await createPreviewLink(staff, target);
  await revokePreviewLink(staff, revoked.id);
  await revokePreviewLink(staff, revoked.id);
  await expect(getPreview(visitor, revoked.token)).rejects.toMatchObject(GONE);

  const expired = await createPreviewLink(staff, target);
  await server.query("update preview_links set expires_at = now() where id = $1", [expired.id]);
  await expect(getPreview(visitor, expired.token)).rejects.toMatchObject(GONE);
  expect(await listPreviewLinks(staff, target)).toEqual([]);
  await expect(getPreview(visitor, "")).rejects.toMatchObject(GONE);

  const trashed = await createPreviewLink(staff, target);
  await trashPost(staff, post.id);
  await expect(getPreview(visitor, trashed.token)).rejects.toMatchObject(GONE);
  await expect(createPreviewLink(staff, target)).rejects.toMatchObject({ code: "not-found" });
});

it("wrong tokens are limited, valid ones are not", async () => {
  const { staff, visitor } = backend();
  const { id } = await createPost(staff, newPost({}));
  const { token } = await createPreviewLink(staff, { kind: "post", id });
  for (let tries = 0; tries < 30; tries += 1)
    await expect(getPreview(visitor, `wrong ${tries}`)).rejects.toMatchObject(GONE);
  await expect(getPreview(visitor, "wrong")).rejects.toMatchObject({ status: 429 });
  expect(await getPreview(visitor, token)).toMatchObject({ kind: "post" });
});
