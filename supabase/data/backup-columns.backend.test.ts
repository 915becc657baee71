import { expect, it } from "vitest";
import { BACKUP_TABLES, mediaBase, readAllRows, restoreBackup } from "./backup.ts";
import { createPost, updatePost } from "./posts.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost } from "./testing/rows.ts";

const backend = useRealBackend();

it("SU18 a column that a later migration adds to a table is in the backup, and restored", async () => {
  const { server, staff } = backend();
  for (const table of BACKUP_TABLES)
    await server.script(`alter table ${table} add column added_later text default 'in the backup'`);
  const post = await createPost(staff, newPost({ title: "Oak", status: "published" }));
  await updatePost(staff, post.id, post.version, { slug: "another-address" });
  await server.script(`
    insert into categories (name) values ('Kitchens');
    insert into projects (title, status) values ('House', 'published');
    insert into contact_submissions (name, email, message) values ('A', 'a@visitor.test', 'Hello');
    insert into inquiry_notes (inquiry_id, body) select id, 'Called' from contact_submissions;
    insert into inquiry_replies (inquiry_id, subject, body, sent_at) select id, 'Re', 'Hello', now() from contact_submissions;
    insert into reply_templates (name, body) values ('Visit', 'Hello');
    insert into site_settings (key, value) values ('site_facts', '{"phone": "+1"}');
    insert into redirects (from_path, to_path) values ('/old', '/about#team');
    insert into media_files (name, bucket) values ('1763000000000-abcdef.png', 'blog-images')`);
  const rows = await readAllRows(staff);
  for (const table of BACKUP_TABLES)
    expect(rows[table][0], table).toMatchObject({ added_later: "in the backup" });

  for (const table of BACKUP_TABLES)
    await server.script(`alter table ${table} alter column added_later set default 'new'`);
  await restoreBackup(staff, rows, [], mediaBase(staff), () => undefined);
  expect(await readAllRows(staff)).toEqual(rows);
});
