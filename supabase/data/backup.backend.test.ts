import { beforeAll, describe, expect, it } from "vitest";
import { PNG } from "#supabase/tests/images.ts";
import { BACKUP_TABLES, mediaBase, readAllRows, readFileBytes, restoreBackup } from "./backup.ts";
import type { BackupFile, BackupRows, BackupTable } from "./backup.ts";
import { signIn } from "./auth.ts";
import { listMediaWithCopies } from "./media-library.ts";
import { searchMedia } from "./media-files.ts";
import { removeMedia, uploadMedia } from "./media.ts";
import { uploadImage } from "./image-upload.ts";
import { createPost, trashPost } from "./posts.ts";
import { createProject } from "./projects.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";

const backend = useRealBackend();
const quietly = () => undefined;

beforeAll(async () => {
  const { server, staff } = backend();
  const image = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
  const copies = [{ width: 480, blob: new Blob(["RIFF\x10\0\0\0WEBPVP8 "]) }];
  const resized = { width: 500, height: 400, copies };
  const { url } = await uploadImage(staff, "blog-images", { file: image, resized });
  await uploadMedia(staff, "project-images", image);
  const shown = newPost({
    title: "Twice",
    content: `![A](${url})`,
    featured_image_url: `${url}#focus=30,60`,
    status: "published",
  });
  // Covers two rows with one address, one of them in the trash; former slugs; and version rows that
  // no client may write.
  const first = await createPost(staff, shown);
  await trashPost(staff, first.id);
  const second = await createPost(staff, shown);
  expect(second.slug).toBe(first.slug);
  await server.script(`
    update blog_posts set published_at = now() - interval '90 days' where id = '${second.id}';
    update blog_posts set slug = 'a-new-address' where id = '${second.id}';
    insert into blog_posts (title, slug, content, version, created_at, created_by_admin)
    select 'Number ' || n, '', repeat('wood ', 400), n, now() - n * interval '1 day', 'old@studio.test' from generate_series(1, 60) as n;
    insert into categories (name) values ('Kitchens'), ('Łazienki');
    insert into projects (title, status, gallery_images, category_id, plan, materials, credits, outcome, testimonial)
    select 'House', 'published', '[{"url": "https://x.test/a.png", "stage": "before", "credit": "Ada"}]', id, 'dining-room',
      '[{"name": "Oak", "swatch": "#c9b79c"}]', '[{"name": "Bo", "link": "/about"}]', 'Quiet', '{"quote": "Quiet", "person": "C"}'
    from categories where name = 'Kitchens';
    insert into contact_submissions (name, email, message, status, created_at)
    select 'Visitor ' || n, n || '@visitor.test', 'Text 🪑 ' || n, 'won', now() - n * interval '1 hour' from generate_series(1, 520) as n;
    insert into inquiry_notes (inquiry_id, body, author, created_at)
    select id, 'Called ' || name, 'old@studio.test', created_at from contact_submissions limit 20;
    insert into inquiry_replies (inquiry_id, subject, body, author, sent_at)
    select id, 'Re: ' || name, 'Hello', 'old@studio.test', created_at from contact_submissions limit 20;
    insert into reply_templates (name, subject, body, version, updated_at)
    values ('Visit', '', 'Hello {{first name}}', 7, '2020-01-01'), ('Prices', 'Our prices', 'From 5 m²', 1, '2020-01-02');
    update blog_posts set title = 'Words that changed' where slug like '%1';
    insert into site_settings (key, value, updated_at) values ('site_facts', '{"phone": "+1"}', '2020-01-01');
  `);
}, 60_000);

const ALL_FILES = { search: "", use: "all", onlyImages: false } as const;
const STORY = ["plan", "materials", "credits", "outcome", "testimonial"];

async function taken(): Promise<{ rows: BackupRows; files: BackupFile[] }> {
  const { staff } = backend();
  const files: BackupFile[] = [];
  for (const { bucket, name, url } of await listMediaWithCopies(staff)) {
    files.push({ bucket, name, bytes: await readFileBytes(url) });
  }
  return { rows: await readAllRows(staff), files };
}

async function wipe() {
  const { server, staff } = backend();
  await server.script(BACKUP_TABLES.map((table) => `delete from ${table};`).join("\n"));
  for (const { bucket, name } of await listMediaWithCopies(staff))
    await removeMedia(staff, bucket, name);
}

describe("SU18 a backup", () => {
  it("restores every row and file exactly after everything was lost", async () => {
    const { staff } = backend();
    const before = await taken();
    expect(before.rows.blog_posts).toHaveLength(62);
    expect(before.rows.inquiry_notes).toHaveLength(20);
    expect(before.rows.post_versions.length).toBeGreaterThan(60);
    expect(before.rows.slug_history).toHaveLength(1);
    expect(before.files).toHaveLength(3);
    await wipe();
    expect(await listMediaWithCopies(staff)).toEqual([]);
    await restoreBackup(staff, before.rows, before.files, mediaBase(staff), quietly);
    expect(await taken()).toEqual(before);
  }, 60_000);

  it("leaves everything unchanged when it is aborted or one of its rows is refused", async () => {
    const { staff } = backend();
    const before = await taken();
    const stop = () => {
      throw new Error("called off");
    };
    const broken = restoreBackup(staff, before.rows, before.files, mediaBase(staff), stop);
    await expect(broken).rejects.toThrow("called off");
    const [post, ...posts] = before.rows.blog_posts;
    const hostile = { ...before.rows, blog_posts: [...posts, { ...post, title: "" }] };
    const refused = restoreBackup(staff, hostile, [], mediaBase(staff), quietly);
    await expect(refused).rejects.toMatchObject({ code: "invalid", field: "title" });
    expect(await taken()).toEqual(before);
    expect(await backend().server.query("select from private.restore_rows")).toEqual([]);
  }, 60_000);

  it.each([
    ["categories", { slug: "" }, "slug"],
    ["projects", { gallery_images: [{ url: "javascript:alert(1)" }] }, "gallery_images"],
    ["projects", { materials: [{ name: "" }] }, "materials"],
    ["projects", { credits: [{ name: "Ada", link: "javascript:alert(1)" }] }, "credits"],
    ["projects", { plan: "data:x" }, "plan"],
    ["contact_submissions", { email: "nowhere" }, "email"],
    ["inquiry_notes", { body: " " }, "body"],
    ["inquiry_replies", { subject: " " }, "subject"],
    ["reply_templates", { name: " " }, "name"],
    ["site_settings", { key: "Not a key" }, "key"],
  ] as const)("refuses a row of %s that the table refuses: %j", async (table, change, field) => {
    const { staff } = backend();
    const { rows } = await taken();
    const [row, ...others] = rows[table];
    const hostile = { ...rows, [table]: [{ ...row, ...change }, ...others] };
    const refused = restoreBackup(staff, hostile, [], mediaBase(staff), quietly);
    await expect(refused).rejects.toMatchObject({ code: "invalid", field });
    expect((await taken()).rows).toEqual(rows);
  });

  it("restores rows of an older backup, with the defaults of columns that it does not contain", async () => {
    const { staff } = backend();
    const { rows } = await taken();
    const without = (table: BackupTable, columns: readonly string[]) =>
      rows[table].map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))),
      );
    const older = {
      ...rows,
      blog_posts: without("blog_posts", ["post_type"]),
      projects: without("projects", ["gallery_images", ...STORY]),
      contact_submissions: without("contact_submissions", ["budget_range", "timeline"]),
    };
    await restoreBackup(staff, older, [], mediaBase(staff), quietly);
    const [house, ...houses] = rows.projects;
    const empty = { plan: null, materials: [], credits: [], outcome: "", testimonial: null };
    const projects = [{ ...house, gallery_images: [], ...empty }, ...houses];
    expect((await taken()).rows).toEqual({ ...rows, projects });
    await restoreBackup(staff, rows, [], mediaBase(staff), quietly);
    expect((await taken()).rows).toEqual(rows);
  });

  it("leaves counters right and the rules of the tables in force", async () => {
    const { server, staff } = backend();
    const { rows } = await taken();
    await restoreBackup(staff, rows, [], mediaBase(staff), quietly);
    const [counted] = await server.query(`
      select (select sum(value)::integer from private.counters where name = 'posts') as counter,
        (select count(*)::integer from blog_posts where deleted_at is null) as posts`);
    expect(counted?.["counter"]).toBe(counted?.["posts"]);
    await expect(createPost(staff, newPost({ title: " " }))).rejects.toMatchObject({
      code: "invalid",
      field: "title",
    });
  });

  it("leaves no rows behind when its tab was closed", async () => {
    const { server, staff } = backend();
    const leave = (age: string) =>
      server.script(`
        insert into private.restore_rows (restore, relation, item, staged_at)
        values (gen_random_uuid(), 'contact_submissions', '{}', now() - interval '${age}')`);
    const left = () => server.query("select from private.restore_rows");
    await leave("25 hours");
    await leave("2 hours");
    const post = await createPost(staff, newPost({ title: "To the trash" }));
    await trashPost(staff, post.id);
    expect(await left(), "after a day, with the trash").toHaveLength(1);
    await restoreBackup(staff, (await taken()).rows, [], mediaBase(staff), quietly);
    expect(await left(), "after an hour, with the next import").toEqual([]);
  });

  it("rewrites image addresses to this installation", async () => {
    const { staff } = backend();
    const before = await taken();
    const elsewhere = "https://old.example/storage/v1/object/public/";
    const moved = JSON.parse(
      JSON.stringify(before.rows).replaceAll(mediaBase(staff), elsewhere),
    ) as BackupRows;
    await restoreBackup(staff, moved, [], elsewhere, quietly);
    expect((await taken()).rows).toEqual(before.rows);
  }, 60_000);

  it("is for owners", async () => {
    const { dashboard } = backend();
    const editor = dashboard();
    await signIn(editor, PEOPLE.editor.email, PASSWORD);
    const empty = Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as never;
    await expect(
      restoreBackup(editor, empty, [], mediaBase(editor), quietly),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("the media library", () => {
  it("lists the posts that use a file, those in the trash included", async () => {
    const { staff } = backend();
    const { files } = await searchMedia(staff, ALL_FILES, 0);
    expect(files.map(({ bucket }) => bucket).sort()).toEqual(["blog-images", "project-images"]);
    expect(files[0]).toMatchObject({ type: "image/png", bytes: PNG.byteLength });
    const shown = files.find(({ bucket }) => bucket === "blog-images");
    expect(shown?.uses.map(({ title, trashed }) => [title, trashed]).sort()).toEqual([
      ["Twice", false],
      ["Twice", true],
    ]);
    expect(files.filter(({ uses }) => uses.length > 0)).toEqual([shown]);
  });

  it("counts a plan and a swatch of a project as uses of their files", async () => {
    const { staff } = backend();
    const store = async (name: string) => {
      const image = new File([new Uint8Array(PNG)], name, { type: "image/png" });
      return (await uploadMedia(staff, "project-images", image)).url;
    };
    const [plan, swatch] = [await store("plan.png"), await store("swatch.png")];
    const materials = [{ name: "Oak", swatch, note: "" }];
    await createProject(staff, newProject({ title: "Drawn", plan, materials }));
    const { files } = await searchMedia(staff, { ...ALL_FILES, search: "drawn" }, 0);
    expect(files.map(({ url }) => url).sort()).toEqual([plan, swatch].sort());
    for (const { uses } of files) expect(uses.map(({ title }) => title)).toEqual(["Drawn"]);
  });
});
