import { listInquiries } from "#supabase/data/inquiries.ts";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

const MARK = "\uFEFF";

test("SU05 a byte order mark at either end of a text is stored as typed: post and project", async ({
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const title = `${MARK}Oak ${word}${MARK}`;
  const text = `${MARK}By the sea.${MARK}`;
  await dashboard.postForm.open();
  await dashboard.postForm.fill({ title, content: text, excerpt: text, author: title });
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const [post] = (await listPosts(staff, { search: word })).rows;
  expect(await getPost(staff, post?.id ?? "")).toMatchObject({
    title,
    content: text,
    excerpt: text,
    author: title,
  });

  await dashboard.projectForm.open();
  await dashboard.projectForm.fill({ title, description: text, content: text, location: title });
  await dashboard.projectForm.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  const [project] = (await listProjects(staff, { search: word })).rows;
  expect(await getProject(staff, project?.id ?? "")).toMatchObject({
    title,
    description: text,
    content: text,
    location: title,
  });
});

test("SU05 a byte order mark at either end of an inquiry is stored as typed", async ({
  page,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const name = `${MARK}Ada ${word}${MARK}`;
  const message = `${MARK}A kitchen, please.${MARK}`;
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name, email: `${word}@example.com`, message });
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeVisible();
  const { rows: found } = await listInquiries(staff, { search: word });
  expect(found[0]).toMatchObject({ name, message });
});
